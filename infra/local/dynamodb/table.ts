import type { TableSchema } from 'dynalite/db/index.js';

/** A table as DescribeTable shows it. */
export interface TableDescription extends TableSchema {
  TableArn: string;
  TableStatus: 'ACTIVE';
  StreamSpecification?: { StreamEnabled: boolean; StreamViewType?: string };
  LatestStreamLabel?: string;
  LatestStreamArn?: string;
  [field: string]: unknown;
}

export interface Table {
  description: TableDescription;
  /** The attribute with the time of an item's expiry, in seconds since 1970, when time to live is enabled. */
  timeToLiveAttribute?: string;
}
