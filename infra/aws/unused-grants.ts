import { kebabCase } from '#infra/function-entry.ts';
import type { Permissions } from './function-permissions.ts';
import { permissions, tableGrants } from './permissions.ts';

/**
 * What functions asked for while tests called them, by their file's name: 'dynamodb:GetItem TRIP', 's3:GetObject
 * mail/inbound'.
 */
export type RecordedUses = Readonly<Record<string, readonly string[]>>;

/**
 * What functions may ask for and did not: actions, partitions, and actions on folders. Functions without any are left
 * out.
 */
export function unusedGrants(recorded: RecordedUses): Record<string, string[]> {
  const unused = Object.entries(permissions).map(([name, line]) => {
    const uses = (recorded[kebabCase(name)] ?? []).flatMap((use) => [use, ...use.split(' ')]);
    return [name, grantsOf(name, line).filter((grant) => !uses.includes(grant))] as const;
  });
  return Object.fromEntries(unused.filter(([, grants]) => grants.length > 0));
}

function grantsOf(name: string, line: Permissions): string[] {
  const { media = {}, listsMedia, mail = [] } = line;
  const onTable = tableGrants(name, line);
  const onMedia = Object.entries(media).flatMap(([folder, actions]) =>
    actions.map((action) => `s3:${action} media/${folder}`),
  );
  return [
    ...onTable.flatMap(({ actions }) => actions.map((action) => `dynamodb:${action}`)),
    ...onTable.flatMap(({ partitions }) => partitions),
    ...onMedia,
    ...mail.map((action) => `s3:${action} mail/inbound`),
    ...(listsMedia === 'folders' ? ['s3:ListBucket'] : []),
  ];
}
