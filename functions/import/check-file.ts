import { AppError } from '#shared/contract/errors.ts';
import { tooMuch } from '#shared/import/too-much.ts';
import { TRIP_FORMAT, type TripFile } from '#shared/import/trip-file.ts';

/** Refuses a file of another format with 422, and a larger one with 413. */
export function checkFile(file: TripFile): void {
  if (file.format !== TRIP_FORMAT) {
    const said = file.format.slice(0, 50);
    throw new AppError('unprocessable', `This is no file of the format ${TRIP_FORMAT}, but of ${said}.`);
  }
  const problem = tooMuch(file);
  if (problem !== undefined) throw new AppError('too_large', problem);
}
