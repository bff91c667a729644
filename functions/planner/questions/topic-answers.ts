import { childrensFares, howFull, whatToBook } from './about-tickets.ts';
import { intoTown, whenToLeave } from './airport-way.ts';
import type { AnswerTopic, OpenQuestion, TopicAnswer } from './answer.ts';
import { bestTime } from './best-time.ts';
import { directTrains, trainSeats } from './by-rail.ts';
import { costByDay } from './cost-by-day.ts';
import { emergencyNumber, paying, plugs, tapWater, tips } from './daily-life.ts';
import { dayTripsFrom } from './day-trips-from.ts';
import { daylight } from './daylight.ts';
import { dogsThere } from './dogs-there.ts';
import { enoughDays } from './enough-days.ts';
import { forAGroup } from './for-a-group.ts';
import { freeEntry, lateOpening } from './free-entry.ts';
import { fullestDay } from './fullest-day.ts';
import { gettingInAndAbout, publicTransport } from './getting-in-and-about.ts';
import { hardestPart } from './hardest-part.ts';
import { hiddenIngredient } from './hidden-ingredient.ts';
import { hoursDriving } from './hours-driving.ts';
import { sightsByDay } from './how-many-a-day.ts';
import { walkingByDay } from './how-much-walking.ts';
import { howToGetThere } from './how-to-get-there.ts';
import { isItEnough } from './is-it-enough.ts';
import { isItWorthIt } from './is-it-worth-it.ts';
import { luggage } from './luggage.ts';
import { needACar } from './need-a-car.ts';
import { fireworks } from './new-years-eve.ts';
import { altitude, heat, safety, whatToWear } from './on-the-spot.ts';
import { oneBaseOrTwo } from './one-base-or-two.ts';
import { oneOrTheOther } from './one-or-the-other.ts';
import { passes } from './passes.ts';
import { expecting } from './pregnancy.ts';
import { rainOnDay, rainySeason, weatherTomorrow } from './rain-and-weather.ts';
import { ramadan } from './ramadan.ts';
import { shopsOnSundays } from './shops-on-sundays.ts';
import { stillNeeded } from './still-needed.ts';
import { suggestOnly } from './suggest-only.ts';
import { theDayTrip } from './the-day-trip.ts';
import { theSea } from './the-sea.ts';
import { type Topic, topicsOf } from './topic-of.ts';
import { visas } from './visas.ts';
import { waiterSentence } from './waiter-sentence.ts';
import { whatIfCheaper } from './what-if-cheaper.ts';
import { whatIsLeft } from './what-is-left.ts';
import { whatIsOnThen, whereOnDay } from './what-is-on-then.ts';
import { dishesToMind, whatToOrder } from './what-to-eat.ts';
import { leaveOut } from './what-would-go.ts';
import { whereToEat } from './where-to-eat.ts';
import { whereToTakeTime } from './where-to-take-time.ts';
import { whichMeans } from './which-means.ts';
import { whatSuitsThem, whereToWait } from './while-others.ts';

const asText = (answer: (question: OpenQuestion) => string): AnswerTopic => {
  return (question) => ({ text: answer(question) });
};

const wayThere: AnswerTopic = (question) => {
  const text = howToGetThere({ ...question, intent: 'way' });
  return text === undefined ? undefined : { text };
};

/** Topics that plan and catalogue have an answer to, by their names in topics.json. */
const ANSWERS: Readonly<Record<string, AnswerTopic>> = {
  ...{ 'what to book': whatToBook, queues: howFull, "children's fares": childrensFares },
  ...{ 'cost of each day': costByDay, 'hours in the car': hoursDriving, 'the hardest part': hardestPart },
  ...{
    'the day trip': theDayTrip,
    'a suggestion': suggestOnly,
    'a cheaper plan': whatIfCheaper,
    'where to take time': whereToTakeTime,
    'which means': whichMeans,
    'needing a car': needACar,
  },
  ...{ 'one base or two': oneBaseOrTwo, 'is it worth it': isItWorthIt, 'one or the other': oneOrTheOther },
  ...{ 'enough days': enoughDays, 'best time': bestTime, luggage, altitude, heat },
  ...{ 'airport into town': asText(intoTown), 'when to leave': asText(whenToLeave) },
  ...{
    visas,
    'the sea': theSea,
    'a phrase': waiterSentence,
    'dishes to mind': dishesToMind,
    'what to order': whatToOrder,
  },
  ...{ 'free entry': freeEntry, 'late opening': lateOpening, 'rail passes': passes, fireworks },
  ...{ 'is it enough money': isItEnough, 'a group': forAGroup, 'the fullest day': fullestDay, pregnancy: expecting },
  ...{ 'rain on a day': rainOnDay, 'the rainy season': rainySeason, 'weather tomorrow': weatherTomorrow },
  ...{ 'direct trains': directTrains, 'seats on trains': trainSeats, 'day trips from there': dayTripsFrom },
  ...{ 'getting in and about': gettingInAndAbout, 'using public transport': publicTransport, dogs: dogsThere },
  ...{ 'an ingredient': hiddenIngredient, ramadan, 'walking by day': walkingByDay, 'sights a day': sightsByDay },
  ...{
    'shops on sundays': shopsOnSundays,
    'what to leave out': leaveOut,
    'something for them': whatSuitsThem,
    'what is still needed': stillNeeded,
  },
  ...{ water: tapWater, plugs, tips, paying, 'the emergency number': emergencyNumber },
  ...{ 'where to wait': whereToWait, 'what suits them': whatSuitsThem },
  ...{
    safety,
    'going alone': safety,
    'what to wear': whatToWear,
    'what is on then': whatIsOnThen,
    'where on a day': whereOnDay,
    'the way there': wayThere,
    'trains and buses': wayThere,
    food: whereToEat,
    'where to eat': whereToEat,
    daylight,
    'what is left': whatIsLeft,
  },
};

/** The answer to what a question is about by its words; undefined where no topic is told, or none has an answer. */
export function answerTopic(question: OpenQuestion): string | undefined {
  const answers = answersOf(question, ({ alone }) => alone);
  return answers.length > 0 ? [...new Set(answers.map(({ text }) => text))].join(' ') : undefined;
}

/** The same of the topics that are answered before anything else. */
export function answerFirst(question: OpenQuestion): string | undefined {
  const answers = answersOf(question, ({ first }) => first);
  return answers.length > 0 ? [...new Set(answers.map(({ text }) => text))].join(' ') : undefined;
}

/** The same of the topics that are only answered where nothing else does. */
export function answerWeakTopic(question: OpenQuestion): string | undefined {
  return answersOf(question, ({ alone }) => !alone)[0]?.text;
}

/** The edits that the answer to a question's topic offers. */
export function offersOf(question: OpenQuestion): NonNullable<TopicAnswer['offers']> {
  return answersOf(question, ({ alone }) => alone).flatMap(({ offers = [] }) => offers);
}

/** Whether a folded message tells of a theft, an accident or a loss that needs help now. */
export function isEmergency(folded: string): boolean {
  return topicsOf(folded)[0]?.name === 'emergency';
}

/** Whether a topic of a question is answered out of plan and catalogue. */
export function hasOwnAnswer(question: OpenQuestion): boolean {
  return topicsOf(question.folded).some(({ alone, name }) => alone && ANSWERS[name]?.(question) !== undefined);
}

/** Whether the words of a folded text tell a topic that is answered whatever else it may be. */
export function hasTopic(folded: string): boolean {
  return topicsOf(folded).some(({ alone }) => alone);
}

/** 'What do I do?' of what is told around it is about what that is about. */
const POINTS_BACK =
  /^\W*(?:(?:and|but|so|ok|then|well)\s+)*(?:what (?:do|can|should|would|shall) (?:i|we|you|he|she|they) do|any (?:advice|tips|ideas?)|is (?:that|it|this) (?:ok|okay|fine|bad|a problem|safe|possible)|does (?:that|it) matter|what now|help)\b.{0,12}$/;

function topicsAsked({ folded, message }: OpenQuestion): readonly Topic[] {
  const own = topicsOf(folded);
  return own.length === 0 && message !== undefined && POINTS_BACK.test(folded) ? topicsOf(message) : own;
}

function answersOf(question: OpenQuestion, isWanted: (topic: Topic) => boolean): TopicAnswer[] {
  return topicsAsked(question)
    .filter(isWanted)
    .flatMap((topic) => ANSWERS[topic.name]?.(question) ?? (topic.text === '' ? [] : [{ text: topic.text }]));
}
