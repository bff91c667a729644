const GUESTS =
  /(?<![\p{L}\d.,])\d{1,2}\s?(?:x\s)?(?:guests?|people|persons?|adults?|covers|pax|gäste?|personen|erwachsene|couverts?|personnes?|convives|personas?|comensales|adultos?|persone|coperti|adulti|gasten|volwassenen|pessoas?|personer|gäster|vuxna|voksne|kuverter)(?!\p{L})|\d{1,2}\s?(?:名|人)/iu;

/** Whether the text says for how many people the table or the ticket is. */
export function mentionsGuests(text: string): boolean {
  return GUESTS.test(text);
}
