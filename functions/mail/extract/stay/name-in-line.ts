import { couldBeName } from '../checks/could-be-name.ts';
import { nightsIn } from '../grammar/nights.ts';
import { foundText, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { addressIn, addressScore } from '../places/address.ts';
import { isNameLike } from '../places/name-in-sentence.ts';
import { isLodgingName } from './lodging-name.ts';

/** 'Villa dei Mandorli, Via dei Templi 3, 92100 Agrigento, 2 notti, 11–13 maggio': name and address of a dated line. */
export function nameInLine({ text, start, dates }: ReadSegment): {
  readonly name?: Found<string>;
  readonly address?: Found<string>;
} {
  const [name = '', ...rest] = text.slice(0, dates[0]?.start).split(', ');
  if (rest.length === 0 || !isNameLike(name) || !couldBeName(name) || name.split(' ').length > MAX_WORDS) return {};
  const end = rest.findIndex((piece) => nightsIn(piece) !== undefined);
  const behind = (end < 0 ? rest : rest.slice(0, end)).join(', ').replace(/[\s,]+$/, '');
  // 'Hotel Kolymbia Star, Kolymbia 85103': a town and its postcode suffice behind the name of a hotel.
  const address = addressIn(behind) ?? (isLodgingName(name) && addressScore(behind) >= 1 ? behind : undefined);
  return {
    name: foundText({ text, start }, name),
    ...(address ? { address: foundText({ text, start }, address) } : {}),
  };
}

const MAX_WORDS = 6;
