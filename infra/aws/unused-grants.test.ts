import { expect, it } from 'vitest';
import { mayUseTable } from '#infra/local/authorization/role.ts';
import recorded from './recorded-uses.json' with { type: 'json' };
import { type RecordedUses, unusedGrants } from './unused-grants.ts';

const uses: RecordedUses = recorded;

/** Grants that no test exercises, and their reasons. */
const UNSEEN = [
  {
    why: 'It signs the address of the file, and a browser asks with it.',
    of: { getExport: ['s3:GetObject media/exports'], createUpload: ['s3:PutObject media/uploads'] },
  },
  {
    why: 'As above, for an upload that its traveller looks at before it is saved, and for documents.',
    of: { getMedia: ['s3:GetObject media/uploads', 's3:GetObject media/documents'] },
  },
  {
    why: 'A photo of another trip is copied by the code that tests run for createTrip and addDayPhoto.',
    of: {
      updateTrip: ['s3:GetObject media/photos'],
      addActivityPhoto: ['dynamodb:BatchGetItem', 's3:GetObject media/photos'],
    },
  },
  {
    why: 'The mail’s bookings are looked for in trips by the code that tests run for listProcessedEmails.',
    of: {
      retryEmail: ['dynamodb:BatchGetItem', 'TRIP'],
      getEmail: ['dynamodb:BatchGetItem', 'TRIP'],
      restoreEmail: ['dynamodb:BatchGetItem', 'TRIP'],
    },
  },
  {
    why: 'A download that cannot be put together leaves no parts behind, which would be paid for.',
    of: { runAccountJobs: ['s3:AbortMultipartUpload media/exports'] },
  },
];

it('nothing is granted that no test of the function used, except for a reason given here', () => {
  const expected = Object.assign({}, ...UNSEEN.map(({ of }) => of));
  expect(unusedGrants(uses)).toEqual(expected);
});

it('an unused grant is reported', () => {
  const { logout: _, ...others } = uses;
  expect(unusedGrants(others)).toMatchObject({
    logout: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:Query', 'KEYS', 'USER'],
  });
});

it('everything that functions were recorded to ask of the table is allowed', () => {
  for (const [name, each] of Object.entries(uses)) {
    for (const use of each.filter((text) => text.startsWith('dynamodb:'))) {
      const [action = '', kind = ''] = use.slice('dynamodb:'.length).split(' ');
      expect(mayUseTable(name, { action, partition: kind }), `${name}: ${use}`).toBe(true);
    }
  }
});
