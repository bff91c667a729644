import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

/** What is on the card, day by day. */
function titles(...turns: readonly string[]): string[] {
  return converse(...turns).suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
}

it.each([
  ['Copenhagen 4 days from 3 June 2027 with our spaniel', 'swap the Tivoli for somewhere she may run about'],
  ['Los Angeles 4 days from 3 June 2027', 'no Hollywood for us, rather the seaside'],
  ['Marrakech 4 days from 3 March 2027', 'find us somewhere to watch the sun go down'],
  ['Lima 4 days from 3 May 2027', 'add Huancayo as well'],
])('"%s" → "%s" keeps the plan that is there', (first, change) => {
  const { answers, suggestion } = converse(first, change);
  expect(answers.at(-1)?.quickSuggestions).toBeUndefined();
  expect(suggestion?.startDate).toBe(answers[0]?.suggestion?.startDate);
  expect(suggestion?.destination).toContain(answers[0]?.suggestion?.destination);
  // The plan is still there for the next message.
  expect(converse(first, change, 'make it 5 days').last?.suggestion?.duration).toBe('5 days');
});

it('who asks for somewhere else still gets ideas of other places', () => {
  const { last } = converse('Lisbon 4 days from 3 June 2027', 'somewhere else please');
  expect(last?.quickSuggestions?.length).toBeGreaterThan(0);
});

it('a country without towns in the catalogue is refused with the nearest that is known, never asked for its country', () => {
  const [refusal, question] = converse(
    'Tanzania safari, 8 days in August 2027',
    'will the wildebeest have left by then?',
  ).answers;
  expect(refusal?.message).toMatch(/do not know Tanzania .* nearest I know are Johannesburg/);
  expect(refusal?.message).not.toMatch(/Which country/);
  expect(question?.message).toMatch(/^That I do not know/);
});

it('of a route whose last stop is a choice the first is planned, and the other is said', () => {
  const { last } = converse('14 days in March 2027: Hanoi, Ha Long and then Hoi An or Nha Trang');
  expect(last?.suggestion?.destination).toMatch(/Hanoi.*Ha Long.*Hoi An/);
  expect(last?.message).toMatch(/Hoi An rather than Nha Trang is planned/);
});

it.each([
  'Buenos días, vengo con mi hermana del 4 al 9 de mayo 2027: sevilla y granada',
  'Salut, je pars avec ma copine du 4 au 9 mai 2027 à Lyon, elle a vite mal aux pieds et nous aimons flâner',
  'Servus, wir fahren vom 4. bis 9. Mai 2027 nach Wien, nur mit der Bahn und gern auf ein Schiff, Gemütlich soll es sein',
])('words of "%s" that nobody knows are neither sights nor stops', (message) => {
  const { last } = converse(message);
  const items = last?.suggestion?.itinerary.flatMap(({ details }) => details ?? []) ?? [];
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ verified }) => !verified)).toEqual([]);
  expect(last?.suggestion?.destination).not.toMatch(/Vite/);
  expect(last?.message).not.toMatch(/Nothing that I know|I know nothing of/);
});

it('a town of Spain is not the country of the same name', () => {
  expect(converse('queremos ir a sevilla y granada, 6 días en mayo').suggestion?.destination).toBe(
    'Seville and Granada',
  );
});

it('a town that is also a word is a stop among others, and no sight', () => {
  const turns = ['Croatia 6 to 14 May 2027: zadar, split, dubrovnik'];
  expect(converse(...turns).suggestion?.destination).toMatch(/Split/);
  expect(titles(...turns)).not.toContain('Split');
});

it('where they fly home from is the last stop', () => {
  expect(converse('Portugal 6 to 14 May 2027: Lisbon, Évora, flying home from Porto').suggestion?.destination).toMatch(
    /^Lisbon.*Porto$/,
  );
});

it.each([
  'is the 8th a public holiday?',
  'on 8 May my cousin turns forty, something quiet',
  'keep the last 2 days calm',
])('"%s" moves no date of the trip and changes no length', (said) => {
  const { suggestion } = converse('Rome from 4 to 9 May 2027', said);
  expect(suggestion).toMatchObject({ startDate: '2027-05-04', duration: '6 days' });
});

it('a trip that is to begin on another day begins there', () => {
  expect(converse('Rome from 4 to 9 May 2027', 'move it to start on 11 May').suggestion?.startDate).toBe('2027-05-11');
});

it('the year of a date is no sum of money', () => {
  expect(converse('Vienna 3 to 6 May 2027 for 2').last?.message).not.toMatch(/2,027/);
});

it.each([
  ['Rome 4 days: my parents, my brother, me and our daughter', /4 adults and 1 child/],
  ['Rome 4 days with mum and dad, my aunt and me', /4 people/],
  ['Rome 4 days, 2 of us and my mother in law', /3 people/],
])('"%s" counts everybody', (message, who) => {
  expect(converse(message).last?.message).toMatch(who);
});

it('a stop is put where it was said, for the night of the one that was named, and taken out again for the same', () => {
  const turns = [
    'Italy 3 to 13 May 2027: Rome, Florence, Venice',
    'put two nights in Bologna between Florence and Venice. Take them from Rome',
  ];
  const before = converse(turns[0] ?? '');
  const put = converse(...turns);
  expect(put.suggestion).toMatchObject({
    destination: 'Rome, Florence, Bologna and Venice',
    startDate: '2027-05-03',
    duration: '11 days',
  });
  const back = converse(...turns, 'take Bologna out again and give Rome its nights back');
  expect(back.suggestion?.destination).toBe('Rome, Florence and Venice');
  expect(back.suggestion?.itinerary.map(({ title }) => title)).toEqual(
    before.suggestion?.itinerary.map(({ title }) => title),
  );
});

it('every stop that a change speaks of is on the card, and no other stop is lost', () => {
  const { last } = converse(
    'Italy 3 to 13 May 2027: Rome, Florence, Venice',
    'Rome and Venice sound a bit hectic to us, slower there',
  );
  expect(last?.suggestion?.destination ?? 'Rome, Florence and Venice').toBe('Rome, Florence and Venice');
});

it.each(['we do not want to rent a car', "don't plan on hiring a car", 'rather without renting a car'])(
  '"%s" is no car of their own',
  (said) => {
    const { last } = converse('Los Angeles 4 days', said);
    expect(last?.message).not.toMatch(/a car of your own/);
    expect(last?.message).toMatch(/without a car/);
  },
);

it('who asks for the hours at the wheel is not told those of a flight', () => {
  const { last } = converse('Madrid and Lisbon 8 days', 'how long does one drive from Madrid to Lisbon?');
  expect(last?.message).toMatch(/by road about .* of driving/);
  expect(last?.message).not.toMatch(/flight/);
});

it.each(['could your grandpa get into the baths, or is that silly?', 'is that daft?'])(
  '"%s" is not answered with the weather',
  (question) => {
    expect(converse('Budapest 3 days in April 2027', question).last?.message).not.toMatch(/°C/);
  },
);

it('a task that is no trip is declined in a friendly sentence, and the rest of the message is done', () => {
  const { last } = converse(
    'Paris 3 days from 4 May 2027',
    'leave the last evening free. And draft me a toast for the bride',
  );
  expect(last?.message).toMatch(/I only plan trips/);
  expect(last?.account?.map(({ outcome }) => outcome)).toContain('done');
});

it.each([
  [
    'Spain 8 to 20 March 2027: Madrid, Seville, Granada',
    'rather Ronda instead of Granada',
    'Madrid, Seville and Ronda',
  ],
  ['Italy 3 to 13 May 2027: Rome, Florence, Venice', 'how about Milan instead of Venice', 'Rome, Florence and Milan'],
])('"%s" → "%s" changes that stop alone', (first, change, route) => {
  const [plan, changed] = converse(first, change).answers;
  const { startDate, duration } = plan?.suggestion ?? {};
  expect(changed?.suggestion).toMatchObject({ destination: route, startDate, duration });
});
