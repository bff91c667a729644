import { expect, it } from 'vitest';
import { STATEMENTS, statementsOf } from './statements.ts';

const stated = (text: string) => {
  const { head } = statementsOf('', text, '');
  return STATEMENTS.filter((statement) => head.get(statement) !== 0);
};

it.each([
  ['en', 'Your bank declined the payment for these tickets.'],
  ['en', 'The payment for your order was, we are sorry to say, rejected by your bank.'],
  ['de', 'Die Zahlung für Ihre Bestellung wurde von Ihrer Bank verweigert.'],
  ['es', 'El banco ha rechazado el pago de tus entradas.'],
  ['fi', 'Pankki hylkäsi tilauksesi maksun.'],
  ['ko', '은행에서 결제를 거절했습니다.'],
])('a sentence states a refusal by the words that occur in it together, in any order (%s)', (_, sentence) => {
  expect(stated(sentence)).toContain('refused');
});

it.each([
  ['en', 'If the payment is declined, the booking is cancelled.'],
  ['de', 'Wird die Zahlung abgelehnt, so wird die Buchung storniert.'],
  ['fr', 'Si le paiement est refusé, la réservation sera annulée.'],
  ['pl', 'Jeśli płatność zostanie odrzucona, rezerwacja zostanie anulowana.'],
  ['zh', '如果付款被拒绝，预订将被取消。'],
])('a condition states no cancellation (%s)', (_, sentence) => {
  expect(stated(sentence)).not.toContain('cancelled');
});

it('a negated confirmation is none, and a seat for somebody on the waiting list is one', () => {
  expect(stated('Nothing has been booked yet.')).toEqual(['unmet']);
  expect(stated('Noch ist nichts gebucht.')).toEqual(['unmet']);
  expect(stated('You were on the waiting list and your seat is confirmed.')).toEqual(['confirmed']);
});

it('a word of another language than that of the mail states nothing', () => {
  // 'pas' is a passport in Danish.
  expect(stated('Votre hôte ne peut pas vous recevoir. Ce n’est pas votre faute.')).not.toContain('permit');
});
