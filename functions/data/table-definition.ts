/** The one table, as CDK and the local start create it: pay per request, new and old images in its stream. */
export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  indexes: [],
} as const;
