import { foldWords } from '#shared/text/fold.ts';
import { findReference, looksLikeReference, type ReferenceMention } from '../grammar/find-reference.ts';
import { labelAtStart } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';

/** The kinds of references that labels name, the booking's own first. */
function rank(label: string, via: ReadSegment['via']): number {
  const words = foldWords(label);
  const base =
    /confirm|bestatigung|conferm|bevestig|bekraft|bekraeft|booking|buchung|reserv|boeking|bokning|prenotaz|localizador|pnr|予約|確認|record locator|auftrag/.test(
      words,
    ) || /予約|確認/.test(label)
      ? 6
      : /order|bestell|commande|pedido|ordine|dossier|vorgang/.test(words)
        ? 5
        : 3.5;
  return (
    base +
    (via === 'own' || via === 'before' ? 0.5 : 0) +
    (/number|nummer|nr|code|ref|numero|番号|コード|id\b|no\b/.test(words) ? 0.5 : 0) -
    (/agent|agency|travel|customer|kunden|membership|provider/.test(words) ? 2 : 0)
  );
}

/** 'Votre numéro de réservation est le 55817.': label, verb and code within a sentence. */
const SAID =
  /^(?:\s(?:bei|bij|with|at|for|from|chez|en|con|presso|hos|em|na|no|för|for|til|voor)\s[\p{L}\d&'’.-]+(?:\s\p{Lu}[\p{L}\d&'’.-]*){0,3})?\s*(?:is|are|est(?: le)?|lautet|ist|es|è(?: il)?|is|är|er|é(?: o)?|は|:|[:：])\s*:?\s*(?:le |la |il |el )?[#"“]?([A-Z0-9][\w./-]{2,24})/u;
/**
 * 'Votre réservation K7WZ3B est …', 'under booking no. DL-5520': the code follows immediately, and could be nothing
 * else.
 */
const BESIDE =
  /^[°º.]?\s*(?:n[°ºo]\.?|nr\.?|no\.?|nummer|number|numéro|número|numero|#)?\s*[#"“(]?(\p{Lu}{1,4} \d{1,5}\/\d{2,4}|(?=[A-Z0-9/-]*\d)(?=[A-Z0-9/-]*[A-Z])[A-Z0-9][A-Z0-9/-]{4,24}|(?<=[#°º.]\s?)\d{4,14})(?![\p{L}\d])/u;
/** 'bokningsnummer 5590217': a word that ends in 'number', and digits. */
const IS_NUMBER = /(?:number|nummer|numéro|número|numero|番号|n[ro°º]\.?)$/iu;
const DIGITS = /^[.:：]?\s{0,2}(\d{5,14})(?![\d\p{L}]|[.,]\d)/u;
const MAX_SENTENCE = 700;

function inSentence(segment: ReadSegment): ReferenceMention | undefined {
  if ((segment.roles.size > 0 && !segment.prose) || segment.text.length > MAX_SENTENCE) return undefined;
  if (!/\d/.test(segment.text)) return undefined;
  for (const word of [...segment.text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].slice(0, 120)) {
    const rest = segment.text.slice(word.index, word.index + 120);
    const label = labelAtStart(rest);
    const follows = label?.roles.has('reference') ? rest.slice(label.end) : undefined;
    const code =
      follows === undefined || !label
        ? null
        : (SAID.exec(follows) ??
          BESIDE.exec(follows) ??
          (IS_NUMBER.test(rest.slice(0, label.end)) ? DIGITS.exec(follows) : null));
    const value = code?.[1]?.replace(/[.]$/, '');
    if (code && value && looksLikeReference(value) && /\d/.test(value)) {
      const start = segment.text.indexOf(value, word.index);
      return { value, start, end: start + value.length };
    }
  }
  return undefined;
}

const IN_SUBJECT =
  /(?:ref(?:erence|\.)?|code|nr|no|number|nummer|#|n°|nº|pnr|auftrag|vorgang|dossier|pratica|expediente|pedido|commande|orden|ordine|order|bestellung|bestilling|bokning|conferma|bevestiging|bekräftelse|bekræftelse|bestätigung|locator|localizador|itinerary|voucher|bono|buchung|booking|reservation|confirmation|réservation|reserva|prenotazione|boeking|bokning|予約番号)[\s:：.#]*[([]?([A-Z0-9][A-Z0-9-]{3,20})\b|[([]([A-Z0-9]{5,12})[)\]]|\b([A-Z0-9]{6}|[A-Z]{1,4}-?\d{4,10})\b(?=\s*$)/giu;

/** The booking's reference: the code next to its label, else the one in the subject. */
export function bookingReference(context: MailContext): Found<string> | undefined {
  let best: { readonly found: Found<string>; readonly value: number } | undefined;
  for (const segment of context.segments) {
    const isTicket = hasRole(segment, 'ticketNumber') && !hasRole(segment, 'reference');
    if ((!hasRole(segment, 'reference') && !isTicket) || segment.text === '' || segment.via === 'none') continue;
    const whole = /^\d{2,}$/.test(segment.text.trim()) && segment.via !== 'header';
    const code = whole
      ? { value: segment.text.trim(), start: 0, end: segment.text.length }
      : findReference(segment.text);
    if (!code || (segment.prose && code.start > 25)) continue;
    if (
      segment.dates.some((date) => code.start < date.end && code.end > date.start) ||
      segment.money.some((money) => code.start < money.end && code.end > money.start) ||
      segment.times.some((time) => code.start < time.end && code.end > time.start)
    )
      continue;
    const weak = code.start > 3 ? 1.5 : 0;
    const value =
      (isTicket ? 1 : rank(segment.label ?? '', segment.via)) -
      weak -
      segment.line / 1000 +
      (code.value.length > 4 && context.subject.includes(code.value) ? 2 : 0) -
      (/^\d{1,4}$/.test(code.value) ? 1 : 0);
    if (best === undefined || value > best.value)
      best = { found: { value: code.value.slice(0, 100), evidence: evidenceAt(segment, code) }, value };
  }
  if (best && best.value > 2) return best.found;
  for (const segment of context.segments) {
    const said = inSentence(segment);
    if (said) return { value: said.value, evidence: evidenceAt(segment, said) };
  }
  for (const match of context.subject.matchAll(IN_SUBJECT)) {
    const code = match[1] ?? match[2] ?? match[3] ?? '';
    if (code === code.toUpperCase() && looksLikeReference(code) && /\d|^[A-Z]{6}$/.test(code))
      return { value: code, evidence: { kind: 'found', quote: code, how: 'from the subject' } };
  }
  return best?.found ?? loneCode(context);
}

/** '# AT9-30718', or a code in a cell of its own, if the mail has only one such. */
function loneCode(context: MailContext): Found<string> | undefined {
  const codes = context.segments.flatMap((segment) => {
    const [, sign = '', code = ''] = LONE.exec(segment.text) ?? [];
    const isCode = sign === '' ? /^(?=.*\d.*)(?=(?:.*[A-Z]){3})[A-Z\d-]{6,14}$/.test(code) : /\d/.test(code);
    const isFree = segment.roles.size === 0 || segment.via !== 'own';
    return isCode && isFree && looksLikeReference(code) && !isFlight(code)
      ? [{ segment, code, signed: sign !== '' }]
      : [];
  });
  const chosen = codes.filter(({ signed }) => signed).length > 0 ? codes.filter(({ signed }) => signed) : codes;
  const [only] = chosen;
  if (!only || new Set(chosen.map(({ code }) => code)).size !== 1) return undefined;
  const start = only.segment.text.indexOf(only.code);
  const span = { start, end: start + only.code.length };
  return { value: only.code, evidence: evidenceAt(only.segment, span) };
}

const LONE = /^(?:[^\p{L}\d#№]{0,4})([#№]?)\s?([A-Z\d][A-Z\d-]{3,19})$/u;
const isFlight = (code: string): boolean => /^(?:[A-Z][A-Z\d]|\d[A-Z])\d{2,4}$/.test(code);
