/** 'Boston – Halifax from $59': a starting price is an offer, not a payment. */
export const FROM_PRICE =
  /(?<![\p{L}])(?:from|ab|dès|à partir de|desde|da|a partire da|vanaf|a partir de|från|fra)\s?(?:just |only |nur |seulement |solo |slechts |endast |kun )?(?:(?:[€$£¥]|[A-Z]{3}|kr\.?|R\$|US\$)\s?\d|\d[\d.,' ]*\s?(?:[€$£¥円]|[A-Z]{3}(?!\p{L})|kr(?!\p{L})))|\d\s?円(?:から|～|〜)/iu;

/** How many of the text's lines have such a price. */
export const countFromPrices = (text: string): number =>
  text.split('\n').filter((line) => line.length < 200 && FROM_PRICE.test(line)).length;
