import { MOST_OF_PASS } from '../../documents/pass-problem.ts';
import { parseMail } from '../extract/message/open-message.ts';
import { isNestedMessage, isPass, isPdf } from '../extract/message/part-kind.ts';
import { MAX_MESSAGE_DEPTH } from '../extract/message/text-limits.ts';
import { trimRaw } from '../extract/message/trim-raw.ts';
import { passesOfBundle } from '../extract/pass/unpack-pass.ts';

/** A file of a mail that may be a ticket. */
export interface AttachedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Smaller pictures are logos and signatures. */
const SMALLEST_PICTURE = 20 * 1024;
const MAX_NESTED = 10;
const MOST_OF_BUNDLE = { entries: MOST_OF_PASS.entries, bytes: 10 * 1024 * 1024 };

type Part = Awaited<ReturnType<typeof parseMail>>['attachments'][number];

/**
 * The PDFs, wallet passes and attached pictures above 20 KB of a raw mail (RFC 5322, MIME), also of those that it
 * forwards as attachments; not yet checked by their bytes. A bundle is its passes. Throws for a malformed mail.
 */
export async function attachedFiles(raw: Uint8Array, depth = 0): Promise<AttachedFile[]> {
  const { attachments } = await parseMail(trimRaw(raw, { keepsFiles: true }));
  const nested = depth < MAX_MESSAGE_DEPTH ? attachments.filter(isNestedMessage).slice(0, MAX_NESTED) : [];
  const inner: AttachedFile[] = [];
  for (const { content } of nested) inner.push(...(await attachedFiles(content, depth + 1)));
  return [...attachments.filter(isTicket).flatMap(filesOf), ...inner];
}

function isTicket(part: Part): boolean {
  if (isPdf(part) || isPass(part)) return true;
  const isPicture =
    /^image\/(?:jpe?g|png|hei[cf])$/.test(part.mimeType) || /\.(?:jpe?g|png|heic)$/i.test(part.fileName);
  return isPicture && !part.isShownInText && part.content.byteLength > SMALLEST_PICTURE;
}

function filesOf(part: Part): AttachedFile[] {
  const { fileName, mimeType, content: bytes } = part;
  const isBundle = mimeType.endsWith('pkpasses') || fileName.toLowerCase().endsWith('.pkpasses');
  if (!isBundle) return [{ fileName: fileName || nameless(part), bytes }];
  try {
    const passes = passesOfBundle(bytes, MOST_OF_BUNDLE);
    return passes.map((pass, index) => ({
      fileName: `${fileName.replace(/\.\w+$/, '')} ${index + 1}.pkpass`,
      bytes: pass,
    }));
  } catch (error) {
    // It is refused as a pass, and said to be.
    if (error instanceof Error) return [{ fileName, bytes }];
    throw error;
  }
}

function nameless(part: Part): string {
  if (isPass(part)) return 'Pass.pkpass';
  return isPdf(part) ? 'Ticket.pdf' : `Picture.${part.mimeType.endsWith('png') ? 'png' : 'jpg'}`;
}
