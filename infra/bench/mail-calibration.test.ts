import { expect, it } from 'vitest';
import { calibrate, calibrationReport, newCalibration } from './mail-calibration.ts';

const evidence = {
  startDate: { kind: 'found' },
  cost: { kind: 'guessed' },
  confirmationNumber: { kind: 'found' },
} as const;

it('the report says how often the values of each kind are right', () => {
  const calibration = newCalibration();
  calibrate(
    calibration,
    {
      id: 'hotel',
      mail: new Uint8Array(),
      complete: true,
      expected: [{ type: 'hotel', title: 'Linde', startDate: '2027-05-12', cost: 90, confirmationNumber: 'A1' }],
    },
    [{ type: 'hotel', title: 'Linde', startDate: '2027-05-12', cost: 45, confirmationNumber: 'B2', evidence }],
  );
  expect(calibrationReport(calibration)).toEqual([
    'found     right: 50.0 % of 2 (startDate 100.0 % of 1, confirmationNumber 0.0 % of 1)',
    'computed  right: none',
    'guessed   right: 0.0 % of 1 (cost 0.0 % of 1)',
  ]);
});
