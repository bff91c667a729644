import { expect, it } from 'vitest';
import { conversationInEnglish, languageText } from './in-english.ts';

it.each([
  ['Wir möchten 5 Tage nach Rom im Mai, zu zweit', 'we want 5 days to Rom in May, for two'],
  ['10 jours en Islande en juillet, nous aimons la randonnée', '10 days in Iceland in July, we love the hiking'],
  ['una semana en Japón con dos niños', 'a week in Japan with two kids'],
  ['4 giorni a Parigi con mia moglie', '4 days to Parigi with my wife'],
])('"%s" is read as "%s"', (message, english) => {
  expect(conversationInEnglish([message])[0]).toBe(english);
});

it.each(['a week in La Paz', 'Rome and Nice in May', 'I am here to see the Louvre', 'die hard fans of food', 'Köln'])(
  '"%s" stays as it is: one word of another language tells nothing',
  (message) => {
    expect(conversationInEnglish([message])[0]).toBe(message);
  },
);

it.each([
  'still too expensive. make it cheaper, max 40€ a day per person w/o hostel',
  'come on, a solo trip per train to Porto',
])('"%s" is English, with words that others have too', (message) => {
  expect(conversationInEnglish([message])[0]).toBe(message);
});

it('says once, in the language of the message, that the answer is English', () => {
  const german = 'Wir möchten 5 Tage nach Rom im Mai';
  expect(languageText(german, [])).toMatch(/Deutsch/);
  expect(languageText('nous aimons la randonnée et les musées', [])).toMatch(/français/);
  expect(languageText(german, ['Hallo, wir möchten nach Rom und Florenz'])).toBe('');
  expect(languageText('5 days in Rome', [])).toBe('');
});

it.each([
  [
    'hola, queremos ir a México del 29 de octubre al 3 de noviembre',
    'la Casa Azul abre el domingo?',
    /is open .*sunday/i,
  ],
  [
    'wir wollen 3 Tage nach Hamburg mit Kindern',
    'muss man fürs Wunderland vorher Karten kaufen?',
    /do i need to .*tickets/,
  ],
  ['5 days in Rome in May', 'per favore', /^per favore$/],
])('"%s" → "%s" is in the language of the one before', (first, second, english) => {
  expect(conversationInEnglish([first, second])[1]).toMatch(english);
});
