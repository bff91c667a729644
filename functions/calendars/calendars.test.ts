import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { tailOf } from '#shared/contract/ids.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { logger } from '../runtime/logger.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as createCalendar from './create-calendar.ts';
import * as endCalendar from './end-calendar.ts';
import * as getCalendar from './get-calendar.ts';
import * as listCalendars from './list-calendars.ts';

const { table } = await startFunctions();
const today = new Date().toISOString().slice(0, 10);
let ada: TestTraveller;
beforeEach(async () => {
  ada = await signUp();
});

const make = (body: object = {}, as = ada) => succeed(createCalendar, { as, body });
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const read = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  call(getCalendar, { params: { token: nameOf(address) }, headers });
const linesOf = (body: unknown) => String(body).replaceAll('\r\n ', '').split('\r\n');

type Fields = Readonly<Record<string, unknown>>;

/** A trip with one activity, by default a week from now. */
async function tripWith(activity: Fields, fields: Fields = {}, as = ada) {
  const start = addDays(today, 7);
  const trip = await createTrip(as, { startDate: start, endDate: addDays(start, 3), isPublic: false, ...fields });
  const day = await createDay(as, trip.id, { date: start });
  return { trip, day, start, activity: await createActivity(as, day.id, activity) };
}

describe('the feed of a calendar', () => {
  it('OUT-02 an event has its tail as UID, its revision as SEQUENCE, and its place’s clock with its zone', async () => {
    const flight = {
      ...{ title: 'Flight LX 161', kind: 'flight', time: '10:00', timeZone: 'Asia/Tokyo', endTime: '15:00' },
      ...{ endTimeZone: 'Europe/Zurich', coordinates: { latitude: 35.76, longitude: 140.38 } },
      ...{ confirmationNumber: 'ABC123', notes: 'Window seats\nConfirmation: ABC123\nasked for ABC123' },
    };
    const { activity, start } = await tripWith(flight);
    await succeed(updateActivity, { as: ada, params: { id: activity.id }, body: { ...flight, title: 'Flight home' } });
    const { address } = await make();
    const { status, headers, body } = await read(address);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
    const date = start.replaceAll('-', '');
    expect(linesOf(body)).toEqual(
      expect.arrayContaining([
        `UID:${tailOf(activity.id)}@localhost`,
        'SEQUENCE:1',
        `DTSTART;TZID=Asia/Tokyo:${date}T100000`,
        `DTEND;TZID=Europe/Zurich:${date}T150000`,
        'GEO:35.76;140.38',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'DESCRIPTION:Window seats',
      ]),
    );
    expect(String(body)).not.toContain('ABC123');
    expect(
      Math.max(
        ...String(body)
          .split('\r\n')
          .map((line) => Buffer.byteLength(line)),
      ),
    ).toBeLessThanOrEqual(75);
  });

  it('OUT-02 references, and the links of bookings, are in a calendar only when it was asked for', async () => {
    const booked = { title: 'Hotel', confirmationNumber: 'XK9-1', details: { link: 'https://hotel.example/XK9-1' } };
    const { trip } = await tripWith(booked);
    const [without, withReferences] = [
      await make({ tripId: trip.id }),
      await make({ tripId: trip.id, withReferences: true }),
    ];
    expect(String((await read(without.address)).body)).not.toContain('XK9-1');
    const lines = linesOf((await read(withReferences.address)).body);
    expect(lines).toContain('DESCRIPTION:Confirmation: XK9-1');
    expect(lines).toContain('URL:https://hotel.example/XK9-1');
  });

  it('OUT-02 what was cancelled says so, untimed and unknown clocks stay what they are', async () => {
    const { trip, day, start } = await tripWith({ title: 'Boat', status: 'cancelled' });
    await createActivity(ada, day.id, { title: 'Walk', time: '10:00' });
    await createActivity(ada, day.id, { title: 'Inn', kind: 'stay', endDate: addDays(start, 3) });
    const { address } = await make({ tripId: trip.id });
    const events = new ICAL.Component(ICAL.parse(String((await read(address)).body)))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    const shown = Object.fromEntries(
      events.map(({ summary, startDate, endDate, component }) => [
        summary,
        [String(startDate), String(endDate), startDate.zone?.tzid, component.getFirstPropertyValue('status')],
      ]),
    );
    expect(shown).toMatchObject({
      Boat: [start, addDays(start, 1), 'floating', 'CANCELLED'],
      Walk: [`${start}T10:00:00`, expect.any(String), 'floating', expect.any(String)],
      Inn: [start, addDays(start, 3), 'floating', expect.any(String)],
    });
  });

  it('OUT-03 the calendar of all trips holds those that end after 90 days ago, and nobody else’s', async () => {
    const dated = (from: number, to: number) => ({ startDate: addDays(today, from), endDate: addDays(today, to) });
    await tripWith({ title: 'Long gone' }, dated(-100, -90));
    await tripWith({ title: 'Just past' }, dated(-95, -89));
    await tripWith({ title: 'Coming' }, dated(300, 305));
    await tripWith({ title: 'Of a stranger' }, { isPublic: true }, await signUp());
    const { address } = await make();
    const titles = linesOf((await read(address)).body).filter((line) => line.startsWith('SUMMARY:'));
    expect(titles.toSorted()).toEqual(['SUMMARY:Coming', 'SUMMARY:Just past']);
  });

  it('OUT-03 it answers 304 until something in it changes', async () => {
    const { activity } = await tripWith({ title: 'Museum' });
    const { address } = await make();
    const { headers } = await read(address);
    const seen = { 'if-none-match': String(headers.etag) };
    expect(await read(address, seen)).toMatchObject({ status: 304, body: undefined });
    await succeed(updateActivity, { as: ada, params: { id: activity.id }, body: { title: 'Museum, with a guide' } });
    expect((await read(address, seen)).status).toBe(200);
  });

  it('OUT-03 an ended, an unknown and a deleted trip’s calendar answer 404', async () => {
    const { trip } = await tripWith({ title: 'Museum' });
    const [all, one] = [await make(), await make({ tripId: trip.id })];
    const bob = await signUp();
    expect(await call(endCalendar, { as: bob, params: { id: all.id } })).toMatchObject({ status: 404 });
    expect((await read(all.address)).status).toBe(200);
    await succeed(endCalendar, { as: ada, params: { id: all.id } });
    expect(await read(all.address)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await read(`/${ada.id}${'0'.repeat(20)}.ics`)).status).toBe(404);
    expect((await read(`/${'0'.repeat(40)}.ics`)).status).toBe(404);
    expect((await read(one.address)).status).toBe(200);
    await succeed(deleteTrip, { as: ada, params: { id: trip.id } });
    expect((await read(one.address)).status).toBe(404);
  });

  it('OUT-03 who can no longer read somebody’s trip does not read it by a calendar either', async () => {
    const { trip } = await tripWith(
      { title: 'Museum', confirmationNumber: 'SECRET-1', notes: 'see SECRET-1' },
      { isPublic: true },
    );
    const bob = await signUp();
    const { address } = await make({ tripId: trip.id, withReferences: true }, bob);
    const { body } = await read(address);
    expect(String(body)).toContain('SUMMARY:Museum');
    expect(String(body)).not.toContain('SECRET-1');
    await succeed(updateTrip, { as: ada, params: { id: trip.id }, body: { isPublic: false } });
    expect((await read(address)).status).toBe(404);
    expect(await call(createCalendar, { as: bob, body: { tripId: trip.id } })).toMatchObject({ status: 404 });
  });

  it('OUT-03 each calendar is read 60 times an hour, whoever reads it', async () => {
    const [busy, other] = [await make(), await make()];
    let last = 0;
    for (let time = 0; time < 61; time++) last = (await read(busy.address)).status;
    expect(last).toBe(429);
    expect((await read(other.address)).status).toBe(200);
  });

  it('OUT-03 neither the log nor the table has a token', async () => {
    logger.setLogLevel('DEBUG');
    const streams = [process.stdout, process.stderr].map((each) => vi.spyOn(each, 'write').mockReturnValue(true));
    const { address } = await make();
    const answers = [await read(address), await read(address.replace(/.{4}\.ics$/, 'zzzz.ics'))];
    const log = streams.flatMap(({ mock }) => mock.calls.map(([line]) => String(line))).join('');
    vi.restoreAllMocks();
    logger.setLogLevel('ERROR');
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(log).toContain('getCalendar');
    const secret = nameOf(address).slice(20, 36);
    expect(log).not.toContain(secret);
    expect(JSON.stringify(await allItems(table))).not.toContain(secret);
  });
});

describe('the calendars of a traveller', () => {
  it('OUT-01 are listed without their addresses, and are at most ten', async () => {
    const { trip } = await tripWith({ title: 'Museum' });
    const first = await make({ tripId: trip.id, withReferences: true });
    for (let more = 1; more < 10; more++) await make();
    expect(await call(createCalendar, { as: ada, body: {} })).toMatchObject({ status: 409 });
    const listed = await succeed(listCalendars, { as: ada });
    expect(listed).toHaveLength(10);
    expect(listed.at(-1)).toEqual({
      ...{ id: first.id, tripId: trip.id, tripTitle: trip.title, withReferences: true },
      createdAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(JSON.stringify(listed)).not.toContain(nameOf(first.address).slice(0, 40));
    await succeed(endCalendar, { as: ada, params: { id: first.id } });
    expect(await succeed(listCalendars, { as: ada })).toHaveLength(9);
    await make();
  });
});
