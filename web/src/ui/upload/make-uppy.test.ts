// @vitest-environment jsdom
import Dashboard from '@uppy/dashboard';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUppy, type PhotoUppy, type UploadOptions } from './make-uppy.ts';
import { DASHBOARD_WORDS } from './upload-words.ts';

/** The bucket's response, in place of the browser's own request. */
const sent: { readonly url: string; readonly type: string | undefined }[] = [];
let statuses: number[] = [];
class BucketRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  url = '';
  type: string | undefined;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    if (name.toLowerCase() === 'content-type') this.type = value;
  }
  getResponseHeader() {
    return null;
  }
  abort() {}
  send() {
    sent.push({ url: this.url, type: this.type });
    this.status = statuses.shift() ?? 200;
    queueMicrotask(() => this.onload?.());
  }
}

/** jsdom has no layout, so there is nothing to observe. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function options({ most = 5, save = vi.fn<UploadOptions['save']>(async () => undefined) } = {}) {
  let addresses = 0;
  return {
    most,
    requestAddress: vi.fn<UploadOptions['requestAddress']>(async () => {
      addresses += 1;
      return `https://bucket.example.com/uploads/${addresses}.jpg?X-Amz-Signature=s`;
    }),
    save,
    onEnd: vi.fn<UploadOptions['onEnd']>(),
  };
}

const photo = (name: string, size = 10, type = 'image/jpeg') => ({
  name,
  type,
  data: new File([new Uint8Array(size)], name, { type }),
});
/** Adds files and returns the widget's error messages. */
function add(uppy: PhotoUppy, ...files: readonly ReturnType<typeof photo>[]): string[] {
  const said = new Set<string>();
  const hear = (_: unknown, error: Error) => said.add(error.message);
  uppy.on('restriction-failed', hear);
  try {
    uppy.addFiles([...files]);
  } catch (error) {
    said.add(error instanceof Error ? error.message : String(error));
  }
  uppy.off('restriction-failed', hear);
  return [...said];
}

beforeEach(() => {
  sent.length = 0;
  statuses = [];
  vi.stubGlobal('XMLHttpRequest', BucketRequest);
});

describe('the upload widget as configured', () => {
  it.each([5, 10])('PHOT-07 PHOT-08 OPEN-128 accepts %i files and says "At most n files" for more', (most) => {
    const uppy = makeUppy(options({ most }));
    const files = Array.from({ length: most }, (_, n) => photo(`${n}.jpg`));
    expect(add(uppy, ...files)).toEqual([]);
    expect(add(uppy, photo('more.jpg'))).toEqual([`At most ${most} files`]);
    expect(uppy.getFiles()).toHaveLength(most);
  });

  it('PHOT-09 OPEN-128 accepts 10485760 bytes and names a larger file', () => {
    const uppy = makeUppy(options());
    expect(add(uppy, photo('just.jpg', 10_485_760))).toEqual([]);
    expect(add(uppy, photo('large.jpg', 10_485_761))).toEqual(['large.jpg is larger than 10 MB']);
  });

  it.each([
    ['a.jpg', 'image/jpeg', true],
    ['a.heic', '', true],
    ['a.mp4', 'video/mp4', true],
    ['a.webm', 'video/webm', true],
    ['a.svg', 'image/svg+xml', false],
    ['a.pdf', 'application/pdf', false],
  ])('OPEN-128 %s of type %j is accepted: %s', (name, type, taken) => {
    const uppy = makeUppy(options());
    const said = add(uppy, photo(name, 10, type));
    expect([uppy.getFiles().length, said]).toEqual(taken ? [1, []] : [0, ['Only photos and videos']]);
  });

  it('PHOT-03 sends nothing before the upload is started', () => {
    const given = options();
    const uppy = makeUppy(given);
    add(uppy, photo('a.jpg'));
    expect(given.requestAddress).not.toHaveBeenCalled();
    expect(uppy.opts.autoProceed).toBe(false);
  });

  it('PHOT-10 OPEN-131 requires no metadata by default; if some is required and missing, the file says so', async () => {
    vi.stubGlobal('ResizeObserver', Observer);
    vi.stubGlobal('matchMedia', () => new EventTarget());
    const given = options();
    const uppy = makeUppy(given);
    expect(uppy.opts.restrictions.requiredMetaFields).toEqual([]);
    uppy.setOptions({ restrictions: { ...uppy.opts.restrictions, requiredMetaFields: ['place'] } });
    const target = document.body.appendChild(document.createElement('div'));
    const metaFields = [{ id: 'place', name: 'Place' }];
    uppy.use(Dashboard, { inline: true, target, locale: DASHBOARD_WORDS, metaFields });
    add(uppy, photo('a.jpg'));
    await expect(uppy.upload()).rejects.toThrow();
    await vi.waitFor(() => expect(target.textContent).toContain('Missing required meta field: Place.'));
    expect(given.requestAddress).not.toHaveBeenCalled();
    uppy.destroy();
  });

  it('PHOT-05 PHOT-04 CONST-11 each file is one PUT to an address of its own, and is saved by it without its query', async () => {
    const given = options();
    const uppy = makeUppy(given);
    add(uppy, photo('a.jpg'), photo('b.webm', 20, 'video/webm;codecs=vp9'));
    await uppy.upload();
    expect(given.requestAddress.mock.calls).toEqual([
      [{ type: 'image/jpeg', size: 10 }],
      [{ type: 'video/webm', size: 20 }],
    ]);
    expect(new Set(sent.map(({ url }) => url)).size).toBe(2);
    expect(sent.map(({ type }) => type)).toEqual(['image/jpeg', 'video/webm']);
    expect(given.save.mock.calls.map(([url]) => url).toSorted()).toEqual([
      'https://bucket.example.com/uploads/1.jpg',
      'https://bucket.example.com/uploads/2.jpg',
    ]);
    await vi.waitFor(() => expect(given.onEnd.mock.calls).toEqual([[2, []]]));
  });

  it('OPEN-130 what could not be saved is retried without being uploaded again; the others are kept', async () => {
    const save = vi.fn<UploadOptions['save']>().mockRejectedValueOnce(new Error('No')).mockResolvedValue(undefined);
    const given = options({ save });
    const uppy = makeUppy(given);
    add(uppy, photo('a.jpg'), photo('b.jpg'));
    await uppy.upload();
    await vi.waitFor(() => expect(given.onEnd.mock.calls).toEqual([[1, ['No']]]));
    await uppy.retryAll();
    await vi.waitFor(() => expect(given.onEnd).toHaveBeenLastCalledWith(1, []));
    expect([save.mock.calls.length, sent.length]).toEqual([3, 2]);
  });

  it('CONST-17 the PUT is retried when the bucket is busy', async () => {
    statuses = [503, 200];
    const given = options();
    const uppy = makeUppy(given);
    add(uppy, photo('a.jpg'));
    await uppy.upload();
    expect([sent.length, given.save.mock.calls.length]).toEqual([2, 1]);
  });

  it('CONST-20 OPEN-134 a notification of the widget is shown for 5000 ms', () => {
    expect(makeUppy(options()).opts.infoTimeout).toBe(5000);
  });
});
