import { readFileSync } from 'node:fs';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readLines, restoreTable } from './recorded-table.ts';

/*
 * What the last release without companions, links and switches left: its table and its photos, written by its own
 * calls, and what it answered to others. Mary has seven trips with everything in them. Each text of a trip has the
 * trip's mark in it: OPEN and MAILED are public, CLOSED is private, WASOPEN was public, MERGED was merged into HIDDEN,
 * DELETED is gone, and PENDING is a mail in her inbox.
 */

const FOLDER = 'events/release-before-sharing';

interface Names {
  readonly mary: string;
  readonly stranger: string;
  /** Follows Mary. */
  readonly follower: string;
  readonly trips: Readonly<Record<'open' | 'closed' | 'fromMail' | 'wasOpen' | 'merged' | 'into' | 'deleted', string>>;
  /** Of these trips, with those of deleted days and of ideas. */
  readonly dayIds: readonly string[];
  readonly emailIds: readonly string[];
  /** Tokens of calendars without references: of the closed trip, and of the open one. */
  readonly calendars: readonly string[];
}

/** To whom that release answered something but a refusal. */
export type AnsweredTo = 'signed out' | 'stranger' | 'follower';

interface Answer {
  readonly to: readonly AnsweredTo[];
  /** With its query. */
  readonly path: string;
  /** Of a photo, the key of the file that it redirected to. */
  readonly body: unknown;
}

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const lines = <Of>(file: string) => readLines<Of>(`${FOLDER}/${file}`);

export const before: Names = JSON.parse(read('names.json'));
/** The bytes of every photo, as base64, by key. */
export const photosBefore: Readonly<Record<string, string>> = JSON.parse(read('files.json'));

/** What that release answered, by path. */
export function answersBefore(to: AnsweredTo): ReadonlyMap<string, unknown> {
  const answers = lines<Answer>('answers.jsonl').filter((answer) => answer.to.includes(to));
  return new Map(answers.map(({ path, body }) => [path, body]));
}

/** Every text that it stored. */
export function textsBefore(): ReadonlySet<string> {
  const texts = new Set<string>();
  JSON.stringify(lines('table.jsonl'), (_, value: unknown) => {
    if (typeof value === 'string') texts.add(value);
    return value;
  });
  return texts;
}

/** Puts its table and its photos where the functions of this test look for theirs. */
export async function restoreReleaseBefore(): Promise<void> {
  await restoreTable(`${FOLDER}/table.jsonl`);
  const s3 = new S3Client({});
  for (const [Key, bytes] of Object.entries(photosBefore)) {
    const Body = Buffer.from(bytes, 'base64');
    await s3.send(new PutObjectCommand({ Bucket: 'media', Key, Body, ContentType: 'image/jpeg' }));
  }
  s3.destroy();
}
