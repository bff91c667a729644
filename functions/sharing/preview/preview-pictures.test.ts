import { expect, it } from 'vitest';
import { newTrip } from '../../data/trip-repository.ts';
import { tripPicture } from './preview-pictures.ts';

const SITE = 'https://travel.example.com';
const DATES = { startDate: '2027-06-03', endDate: '2027-06-09' };
const fields = { title: 'A trip', ...DATES, description: null, isPublic: true, coverImage: null };
const trip = newTrip('k3v9x2m7q4w8z1n5b6c0', fields);
const photo = (extension: string) => `/media/photos/${trip.id}/aaaabbbbccccddddeeeeffff.${extension}`;
const addressWith = (changes: Partial<typeof trip>) => tripPicture({ ...trip, ...changes }, SITE).address;

it('SHARE-14 the picture of a preview is the cover, else the first photo that everyone can be shown', () => {
  expect(addressWith({ coverImage: photo('webp'), photos: [photo('jpg')] })).toBe(`${SITE}${photo('webp')}?size=small`);
  expect(addressWith({ photos: [photo('mp4'), photo('heic'), photo('png'), photo('jpg')] })).toBe(
    `${SITE}${photo('png')}?size=small`,
  );
});

it('SHARE-14 it is never a clip, an upload that no trip has, a document, or a page elsewhere that is not the cover', () => {
  const hidden = [
    ...[photo('mp4'), photo('heic'), photo('svg'), 'https://elsewhere.example/photo.jpg', 'javascript:alert(1)'],
    '/media/uploads/k3v9x2m7q4w8z1n5b6c0/aaaabbbbccccddddeeeeffff.jpg',
    `/media/documents/${trip.id}/aaaabbbbccccddddeeeeffff.png`,
  ];
  expect(tripPicture({ ...trip, photos: hidden }, SITE)).toEqual({
    ...{ address: `${SITE}/preview.png`, isLarge: true, size: { width: 1200, height: 630 } },
  });
});
