import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

const BEFORE =
  /(?:(?<!\p{L})(?:at|with|visit to|tickets? for|tickets? to|booking for|reservation for|im|bei|beim|in der|in dem|ins|zum|zur|für die|für das|für den|chez|à l['’]|au|à la|à|en el|en la|en|presso|al|alla|all['’]|bij|in het|in de|em|no|na|ao|på|hos|till|ved|i)\s+|(?:「|『|“|"|«\s?|„))(?:restaurant |ristorante |restaurante |restaurang |hotel |hôtel |gasthaus |the |The |das |der |la |le |el |il )?(?=[\p{Lu}\d\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/gu;
const STOP =
  /\s(?:is|are|has|have|was|on|for|from|and your|with|wurde|wird|ist|sind|am|vom|von|bestätigt|est|sont|a été|pour|du \d|le \d|está|ha sido|ha|para|el \d|è|per|il \d|dal|voor|op|van|foi|är|har|den \d|för|er|til|d\. ?\d|confirmed|confirmation|booking|reservation|staat|klaar|wartet|ligger|väntar|venter|bevestigd|confirmada|confermata|confirmée|bekräftad|bekræftet|to confirm|starting|until|ref|reference|between)(?=[\s.,:;!?]|$)|\s[-–—|·•(]\s?|\s?[「」『』“”"»]|[,.:;!?)(](?:\s|$)|[,:;!?(]|\s#|\n|\s\d{1,2}[.:/]\d/u;
const JAPANESE =
  /(?:^|[\s【】「」、。・：:】])([^\s【】「」、。：:（）()]{2,40}?)(?:への|での|の)?ご?(?:予約|宿泊|来店|滞在)/gu;

/** Names in a sentence or subject: 'Your booking at Casa do Rio Verde is confirmed'. */
export function namesInSentence(text: string): string[] {
  const names: string[] = [];
  BEFORE.lastIndex = 0;
  for (let match = BEFORE.exec(text); match !== null; match = BEFORE.exec(text)) {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 90);
    const stop = STOP.exec(rest);
    const name = rest.slice(0, stop?.index ?? 90).trim();
    if (isNameLike(name)) names.push(name);
    if (match[0] === '') BEFORE.lastIndex += 1;
  }
  for (const match of text.matchAll(JAPANESE)) {
    const name = match[1]?.replace(/^(?:この度は|ご|お)/, '') ?? '';
    if (name.length > 2 && !/^(?:ご|お|この|予約|宿泊|レストラン|ホテル|新規|オンライン)?$/.test(name))
      names.push(name);
  }
  return names.slice(0, 8);
}

/** 'Poštovani gospodine Horvat' */
const GREETING = caseless(`^(?:${alternatives(inAllLanguages(({ greetings }) => greetings))})(?!\\p{L})`);

const NO_NAME =
  /^(?:(?:table|tisch|tavolo|mesa|tafel|bord) (?:for|für|pour|per|para|voor|för|til) \d|logement entier|entire (?:home|place|apartment|rental|unit)|private room|gesamte unterkunft|alojamiento entero|intero alloggio|hele woning|alojamento inteiro|hela boendet|hele boligen|you(?:['’]re| are) |see you|all set|great news|good news|get ready|success|we['’]|alles klar|bis bald|à bientôt|hasta pronto|a presto|tot ziens|até breve|vi ses|your|our|this|my|all|dear|hello|hi|thank|thanks|booking|reservation|confirmation|check|please|any|no|ihre?|ihren|unser|unsere|dein|deine|vielen|buchung|reservierung|bestätigung|liebe[rs]?|sehr|hallo|guten|votre|notre|bonjour|merci|réservation|cher|chère|su|tu|nuestro|nuestra|hola|gracias|reserva|estimad[oa]|la tua|il tuo|tuo|tua|suo|sua|gentile|ciao|grazie|prenotazione|je|uw|jouw|beste|bedankt|boeking|reservering|hallo|o seu|a sua|olá|obrigad[oa]|caro|cara|din|ditt|dina|hej|tack|bokning|dit|dine|kære|tak|view|manage|modify|cancel|download|add to|get directions|see|open|click|book|print|total|details?|payment|date|time|name|guests?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|least|once|arrival|departure)(?!\p{L})/iu;

/** Short, begins with a capital, a digit or a Japanese character, and is not a greeting, label or email address. */
export function isNameLike(name: string): boolean {
  if (name.length < 2 || name.length > 80 || /[@<>{}=]|https?:|www\./.test(name)) return false;
  if (!/^[\p{Lu}\d'’«"„“\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name) || !/[\p{L}]{2}/u.test(name))
    return false;
  return !NO_NAME.test(name) && !GREETING.test(name);
}
