// @vitest-environment jsdom

import AwsS3 from '@uppy/aws-s3';
import Uppy, { type Body, type Meta } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DASHBOARD_OPTIONS } from './dashboard-options.ts';
import { makeUppy, type PhotoUppy } from './make-uppy.ts';

/** jsdom has no layout, so there is nothing to observe. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  const query = { matches: false, addListener: () => undefined, removeListener: () => undefined };
  vi.stubGlobal('matchMedia', () => query);
});

/** So long after it was made Uppy looks whether the page is online, which the end of the test must not come before. */
const LOOKS_MS = 3_000;
afterAll(() => new Promise((resolve) => setTimeout(resolve, LOOKS_MS + 100)));

const MB = 1024 * 1024;
const photo = (name: string) => ({ name, type: 'image/jpeg', data: new File(['abc'], name, { type: 'image/jpeg' }) });

function newUppy(requestAddress = () => new Promise<string>(() => undefined)): PhotoUppy {
  return makeUppy({ most: 10, requestAddress, save: async () => undefined, onEnd: () => undefined });
}

/** The widget as the panel shows it. */
function shown(uppy: PhotoUppy): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  uppy.use(Dashboard, { ...DASHBOARD_OPTIONS, target });
  return target;
}

describe('the widget', () => {
  it('CONST-19 CONST-21 OPEN-134 is 750 by 550, with thumbnails 200 pixels wide and of quality 80', () => {
    const uppy = newUppy();
    const inner = shown(uppy).querySelector<HTMLElement>('.uppy-Dashboard-inner');
    expect([inner?.style.width, inner?.style.height]).toEqual(['750px', '550px']);
    const thumbnails = uppy.getPlugin('Dashboard:ThumbnailGenerator');
    expect(thumbnails?.opts).toMatchObject({ thumbnailWidth: 200, thumbnailType: 'image/jpeg' });
    // The quality is the generator's own: it has no option for it.
    expect(String(Object.getPrototypeOf(thumbnails).createThumbnail)).toMatch(/thumbnailType, 80\)/);
    uppy.destroy();
  });

  it('CONST-14 OPEN-134 has at most 6 requests in flight at once', async () => {
    const asked = vi.fn(() => new Promise<string>(() => undefined));
    const uppy = newUppy(asked);
    uppy.addFiles(Array.from({ length: 9 }, (_, n) => photo(`${n}.jpg`)));
    void uppy.upload();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(6));
    uppy.destroy();
  });

  it('ERR-61 says "Unknown error" when a failure has no reason', async () => {
    const uppy = newUppy(async () => 'https://bucket.example.com/1.jpg');
    uppy.addFile(photo('a.jpg'));
    const [file] = uppy.getFiles();
    uppy.emit('upload-error', file, new Error(''));
    expect(uppy.getFiles()[0]?.error).toBe('Unknown error');
    uppy.destroy();
  });

  it('ENT-23 a file of it has id, name, type, size, data, meta, preview, progress, error, isPaused and uploadURL', () => {
    const uppy = newUppy();
    const id = uppy.addFile(photo('a.jpg'));
    expect(uppy.getFile(id)).toMatchObject({
      ...{ id, name: 'a.jpg', type: 'image/jpeg', size: 3, data: expect.any(File), meta: { name: 'a.jpg' } },
      progress: { bytesTotal: 3, percentage: 0 },
    });
    uppy.setFileState(id, { preview: 'blob:a', isPaused: true });
    uppy.emit('upload-success', uppy.getFile(id), { status: 200, uploadURL: 'https://bucket.example.com/a.jpg' });
    uppy.emit('upload-error', uppy.getFile(id), new Error('No'));
    expect(uppy.getFile(id)).toMatchObject({
      ...{ preview: 'blob:a', isPaused: false, error: 'No', uploadURL: 'https://bucket.example.com/a.jpg' },
    });
    uppy.destroy();
  });
});

describe('the states of an upload', () => {
  type Progress = ReturnType<PhotoUppy['getFile']>['progress'];
  const START = { bytesUploaded: 0, bytesTotal: 3, percentage: 0 };
  const waiting = { ...START, uploadStarted: null, bytesUploaded: false } as const;
  const preprocessing = { ...waiting, preprocess: { mode: 'indeterminate' } } as const;
  const uploading = { ...START, uploadStarted: 1, uploadComplete: false } as const;
  const done = { ...START, percentage: 100, bytesUploaded: 3, uploadStarted: 1, uploadComplete: true } as const;
  const postprocessing = { ...done, postprocess: { mode: 'indeterminate' } } as const;
  const complete = { ...done, complete: true } as const;

  type Said = 'error' | RegExp;

  /** Waits until the widget shows this for files in these states. */
  async function expectSaid(said: Said, files: readonly Progress[], more: { error?: string; paused?: boolean } = {}) {
    const uppy = newUppy();
    const target = shown(uppy);
    files.forEach((progress, n) => {
      const id = uppy.addFile(photo(`${n}.jpg`));
      uppy.setFileState(id, { progress, isPaused: more.paused ?? false, error: more.error ?? null });
    });
    const totalProgress = files.every((file) => 'complete' in file) ? 100 : 0;
    uppy.setState({ totalProgress, error: more.error ?? null });
    await vi.waitFor(() => {
      const isError = target.querySelector('.uppy-StatusBar.is-error') !== null;
      expect(isError).toBe(said === 'error');
      if (said !== 'error') expect(target.querySelector('.uppy-DashboardContent-title')?.textContent).toMatch(said);
    });
    uppy.destroy();
  }

  it('PHOT-11 are waiting, preprocessing, uploading, postprocessing, complete, paused and error', async () => {
    await expectSaid(/^1 file selected$/, [waiting]);
    await expectSaid(/^Processing 1 file$/, [preprocessing]);
    await expectSaid(/^Uploading 1 file$/, [uploading]);
    await expectSaid(/^Processing 1 file$/, [postprocessing]);
    await expectSaid(/^Upload complete$/, [complete]);
    await expectSaid(/^Upload paused$/, [uploading], { paused: true });
    await expectSaid('error', [uploading], { error: 'No' });
  });

  it('PHOT-12 OPEN-132 error takes precedence over complete, then paused, then uploading, then processing', async () => {
    await expectSaid('error', [complete, complete], { error: 'No' });
    await expectSaid(/^Upload complete$/, [complete, complete], { paused: true });
    await expectSaid(/^Upload paused$/, [uploading, uploading], { paused: true });
    await expectSaid(/^Uploading/, [uploading, postprocessing, waiting]);
    await expectSaid(/^Processing/, [waiting, postprocessing]);
    await expectSaid(/selected$/, [complete, waiting]);
  });
});

describe('the widget’s own uploader to S3, which the product does not use', () => {
  /** Uploads a file of this size and returns which of its helper calls it makes, and the sizes of its parts. */
  async function upload(
    bytes: number,
    most = Number.POSITIVE_INFINITY,
  ): Promise<{ readonly calls: string[]; readonly parts: number[] }> {
    const calls: string[] = [];
    const parts: number[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      calls.push(new URL(url).pathname.replace(/\/\d+$/, '/{part}'));
      const answer = {
        url: 'https://bucket.example.com/x',
        fields: { key: 'x' },
        uploadId: 'u',
        key: 'x',
        location: 'y',
      };
      return new Response(JSON.stringify(answer));
    });
    const uppy = new Uppy<Meta, Body>().use(AwsS3, { companionEndpoint: 'https://helper.example.com' });
    // As large as it claims, without using memory.
    const slice = (from: number, to: number) => ({ size: to - from }) as Blob;
    const data = Object.assign(new Blob(['x']), { slice });
    Object.defineProperty(data, 'size', { value: bytes });
    class PartRequest extends EventTarget {
      readonly upload = new EventTarget();
      status = 200;
      responseText = '<PostResponse><Location>y</Location></PostResponse>';
      onload: (() => void) | null = null;
      open() {}
      setRequestHeader() {}
      abort() {}
      getResponseHeader(name: string) {
        return name.toLowerCase() === 'etag' ? '"e"' : 'y';
      }
      send(body: { readonly size?: number }) {
        if (body.size !== undefined) parts.push(body.size);
        if (parts.length >= most) this.status = 400;
        queueMicrotask(() => this.onload?.());
      }
    }
    vi.stubGlobal('XMLHttpRequest', PartRequest);
    uppy.addFile({ name: 'a.bin', type: 'application/x', data });
    await uppy.upload();
    uppy.destroy();
    return { calls: [...new Set(calls)], parts };
  }

  it('PHOT-14 OPEN-133 CONST-11 calls s3/params up to 100 MB and s3/multipart above', async () => {
    expect((await upload(100 * MB)).calls).toEqual(['/s3/params']);
    expect((await upload(100 * MB + 1)).calls[0]).toBe('/s3/multipart');
  });

  it('CONST-12 CONST-13 OPEN-134 has parts of at least 5 MB, and at most 10000 of them', async () => {
    const { parts } = await upload(101 * MB);
    expect(parts.slice(0, -1).every((size) => size >= 5 * MB)).toBe(true);
    expect(parts.reduce((sum, size) => sum + size, 0)).toBe(101 * MB);
    // Ten thousand parts of 5 MB would not hold it.
    const [part = 0] = (await upload(60_000 * MB, 1)).parts;
    expect(Math.ceil((60_000 * MB) / part)).toBe(10_000);
  });
});
