import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '@uppy/webcam/css/style.min.css';
import Dashboard from '@uppy/dashboard';
import Webcam from '@uppy/webcam';
import { Camera, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { DASHBOARD_OPTIONS } from './dashboard-options.ts';
import { makeUppy, type UploadOptions } from './make-uppy.ts';
import styles from './upload-panel.module.css';
import { VIDEO_WORDS } from './upload-words.ts';

/** The widget with its three sources: files of the device, a picture taken now, a clip recorded now. */
export function UploadPanel(options: UploadOptions) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  const hasCamera = useHasCamera();
  // Keeps the latest render's callbacks for the widget.
  useEffect(() => {
    latest.current = options;
  });

  // Synchronises with the upload widget, which renders itself into the element.
  useEffect(() => {
    const target = host.current;
    if (!target || hasCamera === undefined) return;
    const uppy = makeUppy({
      most: latest.current.most,
      requestAddress: (file) => latest.current.requestAddress(file),
      save: (url, file) => latest.current.save(url, file),
      onEnd: (saved, failed) => latest.current.onEnd(saved, failed),
    });
    uppy.use(Dashboard, {
      ...DASHBOARD_OPTIONS,
      target,
      note: `Up to ${latest.current.most} photos or videos, at most 10 MB each`,
    });
    if (hasCamera) {
      const common = { target: Dashboard, mobileNativeCamera: false, mirror: false } as const;
      uppy.use(Webcam, { ...common, id: 'Camera', modes: ['picture'] });
      uppy.use(Webcam, {
        ...common,
        id: 'Video',
        modes: ['video-audio'],
        showRecordingLength: true,
        locale: VIDEO_WORDS,
      });
    }
    return () => uppy.destroy();
  }, [hasCamera]);

  return (
    <>
      <div ref={host} className={styles.panel} />
      {hasCamera === false && (
        <div className={styles.sources}>
          <Button icon={Camera} disabled>
            Camera
          </Button>
          <Button icon={Video} disabled>
            Video
          </Button>
          <p className={styles.note}>No camera was found on this device.</p>
        </div>
      )}
    </>
  );
}

/** Whether the browser has a camera; undefined until known. */
function useHasCamera(): boolean | undefined {
  const [has, setHas] = useState<boolean>();
  // Requests the browser's devices, which may be unavailable on an insecure page.
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (devices === undefined) return setHas(false);
    devices.enumerateDevices().then(
      (found) => setHas(found.some(({ kind }) => kind === 'videoinput')),
      () => setHas(false),
    );
  }, []);
  return has;
}
