import { createUpload } from '#shared/photos/routes.ts';
import { randomCharacters } from '../data/ids.ts';
import { mediaPath, uploadKey } from '../data/media-keys.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type MediaDependencies, mediaDependencies } from './dependencies.ts';

export const implementation = implement(createUpload, async ({ caller, body }, { files, media }: MediaDependencies) => {
  const { type, size } = body ?? {};
  const key = uploadKey(caller.travellerId, randomCharacters(24), type && extensionOfType(type));
  await files.claim(key);
  return { body: { uploadURL: await media.uploadAddress(key, { type, size }), photoURL: mediaPath(key) } };
});

/** 'image/jpeg' and 'application/vnd.apple.pkpass' end in 'jpg' and 'pkpass'. */
function extensionOfType(type: string): string | undefined {
  return type.split(/[/.]/).at(-1)?.replace('jpeg', 'jpg');
}

export const handler = lambdaHandler(implementation, mediaDependencies);
