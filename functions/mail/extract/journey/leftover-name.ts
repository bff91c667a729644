import { labelAtStart } from '../labels/roles.ts';
import { addressScore } from '../places/address.ts';

const NOISE =
  /\b(?:uhr|hrs?|local time|ortszeit|heure locale|hora local|ora locale|lokal tid|lokale tijd|(?:terminal|term\.|gleis|gl\.|bin\.|platform|track|gate|voie|quai|binario|spoor|perron|spår|spor|vía|andén|linha|bstg|bussteig|bay|stand|番線|ターミナル)(?!\p{L}{2})\s?:?\s?\w{1,3}\b|T\d[A-Z]?\b|\+\s?\d|next day)|[（(][^（()）]*(?:のりば|乗り場|番線|番のりば|\dF)[^（()）]*[)）]|\((?:local time|ore|um|at|à|kl\.?|alle|om)?\s*\)?(?=\s|$)|翌[朝日]|[→➔⟶✈·•●○◉◦◎⬤■□▪▫◆◇▶►▼↓⬇|*【】]/giu;
const NO_PLACE =
  /^(?:express \d|lavpris|sparpreis|flexpreis|plat\b|tbc\b|byte\b|skift\b|byta|cambio|transbordo|trasbordo|overstap|conexão|baldeação|omstigning|change\b|乗換|乗り換え|乗継|hytt|kabin|cabin|cabine|camarote|hut\b|kahyt|kajuit|liggplats|liege|couchette|cuccetta|litera|beliche|köje|poltrona|butaca|airbus|boeing|embraer|bombardier|atr|dash|fokker|economy|business|first|premium|second|standard|direct|nonstop|non[- ]stop|confirmed|bestätigt|confirmé|confirmada|confermato|ok|operated|durchgeführt|opéré|status|seat|class|klasse|classe|clase|fare|flex|saver|adult|adults|passenger|baggage|boarding|duration|dauer|durée|duración|durata|duur|stop|stops|change|umstieg|transfer|layover|via|details|itinerary|total|price|book|your|please|dear|thank|hello|mr|mrs|ms|herr|frau|mme|m\.|departure|arrival|depart|arrive|check|online|download|manage|print|view|tickets?|seats?|see|all|local|times?|includes?|\d+ (?:h|min|stop|adult|bag|pc|kg|x)|wagon|car\b|coach\b|voit\.|voiture|carrozza|vagn|vogn|wagen|pl\.|wg\.|1st|2nd|1\.|2\.|1ª|2ª|1re|2e|reservation|reservierung|bike|zug\b|train\b|bus\b|flight\b|ferry\b|普通車|指定席|自由席|グリーン|大人|小人|禁煙|喫煙|エコノミー|直行)/iu;
/** Walks between two trains, which are not legs. */
export const NO_STOP =
  /\b(?:services?|trains?|rail|railways?|bus|buses|coach|coaches|ferry|ferries|lines?|express|zug|trein|tog|tåg|tren|treno|comboio) (?:to|towards|for|nach|richtung|naar|richting|mot|mod|til)\b|\b(?:towards|richtung|en direction d|dirección a|direzione|richting|in retning)\b|行き(?:$|\s)|\b(?:transfer to|walk to|not reserved|record locator|underground|change trains|umsteigen|correspondance|overstappen)\b/iu;
const LEAD =
  /^(?:(?:ab|an|dep\.?|arr\.?|dép\.?|départ|arrivée|departs?|arrives?|at|um|kl\.?|om|à|a las|alle|às|from|to|von|nach|de|da|desde|hasta|van|naar|från|till|fra|til|in|a|para|発|着)(?=[\s:.])\s*)?[\s,;:\-–—)~～/.>›»]*/iu;
const TAIL = /,?(?:\s+(?:ab|an|dep\.?|arr\.?|at|um|kl\.?|om|à|alle|on|am|le|den|del|ore))?[\s,;:\-–—(~～/]*$/iu;

export interface Leftover {
  readonly name: string;
  /** Offset in the text. */
  readonly start: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The rest of a text without dates, times and numbers, as far as it could be names of places. */
export function leftoverNames(text: string, spans: readonly Span[]): Leftover[] {
  let rest = text;
  const blank = (start: number, end: number) => {
    rest = `${rest.slice(0, start)}${'\t'.repeat(end - start)}${rest.slice(end)}`;
  };
  for (const span of spans) blank(span.start, span.end);
  rest = rest.replace(NOISE, (noise) => '\t'.repeat(noise.length));
  return [...rest.matchAll(/[^\t]+?(?=\t| {3}|$)/gu)].flatMap((piece) => {
    const lead = LEAD.exec(piece[0].trimStart())?.[0].length ?? 0;
    const start = piece.index + (piece[0].length - piece[0].trimStart().length) + lead;
    const name = piece[0].trimStart().slice(lead).replace(TAIL, '').trim();
    return isPlaceLike(name) ? [{ name, start }] : [];
  });
}

/** The first of the remaining names. */
export function leftoverName(text: string, spans: readonly Span[]): string | undefined {
  return leftoverNames(text, spans)[0]?.name;
}

/** Small print: 'after the departure', 'the fee for taking back'. */
const JAPANESE_NO_PLACE =
  /以降|以前|以内|時刻|受付|予約|案内|センター|手数料|払戻|取消|キャンセル|運賃|料金|支払|合計|方面|自由席|指定/;

/** A sentence rather than a name: it has more small words than place names have. */
const isWordy = (text: string): boolean => {
  const words = text.replace(/\([^)]*\)/g, ' ').split(/\s+/);
  return words.length > 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length > 2;
};

function isPlaceLike(text: string): boolean {
  if (
    /\p{L}\s?[:：]\s|(?<!\d)\d{1,3} ?min(?![\p{L}])|^(?=.*\d)[A-Z\d]{5,9}$/u.test(text) ||
    JAPANESE_NO_PLACE.test(text) ||
    isWordy(text) ||
    /\d{2}(?:[ .]\d{2}){3}/.test(text)
  )
    return false;
  if (/^\((?=\p{Ll})/u.test(text)) return false;
  if (/^\d+\s?(?:PC|KG|K|X|Stk|st|bag|pcs?)\b/i.test(text)) return false;
  if (text.length < 2 || text.length > 60 || !/[\p{L}]{2}/u.test(text)) return false;
  if (!/^[\p{Lu}\d'’(\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(text)) return false;
  if (/^\d/.test(text) && addressScore(text) < 1 && !/^\d+\S* \p{Lu}/u.test(text)) return false;
  if (/[@€£$%#!?]|https?:|\.\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) || NO_PLACE.test(text) || NO_STOP.test(text))
    return false;
  const label = labelAtStart(text);
  if (label?.roles.has('reference') && label.words > 1) return false;
  return !(label && label.end >= text.replace(/[\s:：]+$/, '').length);
}
