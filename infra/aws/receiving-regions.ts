/**
 * Regions in which SES receives mail (AWS General Reference, "Amazon Simple Email Service endpoints and quotas", table
 * "Email receiving endpoints"); the last three were added later and are known to work. AWS adds some now and then.
 */
export const RECEIVING_REGIONS: readonly string[] = [
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'ap-northeast-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ca-central-1',
  'eu-central-1',
  'eu-west-1',
  'eu-west-2',
  'eu-north-1',
  'sa-east-1',
  'af-south-1',
];
