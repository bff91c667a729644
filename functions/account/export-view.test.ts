import { expect, it } from 'vitest';
import type { MediaStore } from '../ports/media-store.ts';
import { exportView } from './export-view.ts';

const downloadAddress: MediaStore['downloadAddress'] = async (key, name) => `https://media.example/${key}?as=${name}`;
const viewOf = (keys: readonly string[]) =>
  exportView({ id: 'e', status: 'ready', files: keys.map((key) => ({ key, bytes: 9 })) }, {
    downloadAddress,
  } as MediaStore);

it('a download of one file has the product’s name; several are counted from 1', async () => {
  expect((await viewOf(['a'])).files).toEqual([
    { name: 'travel-timeline.zip', bytes: 9, url: 'https://media.example/a?as=travel-timeline.zip' },
  ]);
  expect((await viewOf(['a', 'b', 'c'])).files?.map(({ name }) => name)).toEqual([
    'travel-timeline-1.zip',
    'travel-timeline-2.zip',
    'travel-timeline-3.zip',
  ]);
});
