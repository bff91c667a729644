import { describe, expect, it } from 'vitest';
import { isClip, smallPhoto } from './photo-address.ts';

describe('addresses of photos', () => {
  it('a grid uses the small picture of an uploaded photo, and everything else unchanged', () => {
    expect(smallPhoto('/media/photos/t/a.jpg')).toBe('/media/photos/t/a.jpg?size=small');
    expect(smallPhoto('/media/photos/t/a.webm')).toBe('/media/photos/t/a.webm');
    expect(smallPhoto('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
  });

  it('OPEN-127 a clip is recognised by its extension, whatever its query', () => {
    expect(['/media/photos/t/a.mp4', 'https://example.com/a.WEBM?b=1'].map(isClip)).toEqual([true, true]);
    expect(['/media/photos/t/a.jpg', 'https://example.com/?a=b.mp4'].map(isClip)).toEqual([false, false]);
  });
});
