/** An amount of money in hundredths, whole, so that sums of amounts can be compared. */
export const cents = (amount: number): number => Math.round(amount * 100);
