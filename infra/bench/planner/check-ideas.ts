import { catalogue } from '#functions/planner/catalogue/catalogue.ts';
import type { CatalogueDestination } from '#functions/planner/catalogue/catalogue-schema.ts';
import type { ChatAnswer, QuickSuggestion } from '#shared/planner/schema.ts';
import type { Expectation } from './conversations.ts';
import { eurosOf } from './shown-cost.ts';

type ExpectedIdeas = NonNullable<Expectation['ideas']>;

/** What is wrong with an answer's ideas. */
export function wrongIdeas({ ideas }: Expectation, { quickSuggestions = [] }: ChatAnswer): string[] {
  if (!ideas) return [];
  const names = quickSuggestions.map(({ destination }) => destination);
  return [
    ...(names.length === (ideas.count ?? 3) ? [] : [`${names.length} ideas`]),
    ...(ideas.among ?? []).filter((name) => !names.includes(name)).map((name) => `${name} is not among ${names}`),
    ...quickSuggestions.flatMap((idea) => wrongIdea(idea, ideas)),
  ];
}

function wrongIdea(idea: QuickSuggestion, wanted: ExpectedIdeas): string[] {
  const destination = catalogue().destination(idea.destination);
  if (!destination) return [`nobody knows ${idea.destination}`];
  return [
    ...wrongClimate(destination, wanted),
    ...wrongPosition(destination, wanted),
    ...wrongCost(idea, wanted),
    ...wrongThingsToDo(destination, wanted),
    ...wrongHighlights(destination, idea, wanted),
  ].map((problem) => `${destination.name} ${problem}`);
}

function wrongClimate({ climate }: CatalogueDestination, { month, minHigh, maxHigh }: ExpectedIdeas): string[] {
  const high = month === undefined ? undefined : climate[month - 1]?.high;
  if (high === undefined) return [];
  return [
    ...(minHigh !== undefined && high < minHigh ? ['is cold'] : []),
    ...(maxHigh !== undefined && high > maxHigh ? ['is hot'] : []),
  ];
}

function wrongPosition(
  destination: CatalogueDestination,
  { coastal, regions, countries, not }: ExpectedIdeas,
): string[] {
  const isInRegion = regions?.includes(destination.region) ?? true;
  const isInCountry = countries?.includes(destination.country) ?? true;
  return [
    ...(coastal && !destination.coastal ? ['is not by the sea'] : []),
    ...(isInRegion && isInCountry ? [] : ['is elsewhere']),
    ...(not?.includes(destination.name) ? ['was not wanted'] : []),
  ];
}

function wrongCost(idea: QuickSuggestion, { budget }: ExpectedIdeas): string[] {
  return budget !== undefined && eurosOf(idea) > budget * 1.01 ? ['is too expensive'] : [];
}

function wrongThingsToDo(destination: CatalogueDestination, { interests = [] }: ExpectedIdeas): string[] {
  return interests.some((interest) => !isKnownFor(destination, interest)) ? [`is not for ${interests}`] : [];
}

function isKnownFor({ interests, places }: CatalogueDestination, interest: string): boolean {
  const has = (all: readonly string[]) => all.includes(interest);
  return has(interests) || places.filter((place) => has(place.interests)).length >= 4;
}

function wrongHighlights(
  { places }: CatalogueDestination,
  { highlights }: QuickSuggestion,
  { dish }: ExpectedIdeas,
): string[] {
  const shown = places.filter(({ name }) => highlights.includes(name));
  const hasDish = dish === undefined || shown.some(({ name, note }) => (name + note).toLowerCase().includes(dish));
  const isInvented = highlights.some((name) => !places.some((place) => place.name === name));
  return [...(hasDish ? [] : [`has no ${dish}`]), ...(isInvented ? ['has no such highlight'] : [])];
}
