import type { Frame } from './read-code';

/** Reads the code that a video shows at this moment. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** As far as it is used here. https://developer.mozilla.org/en-US/docs/Web/API/BarcodeDetector */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Pixels: more of a code is not seen better, and takes longer. */
const WIDTH = 640;

/** The reader of the system where the browser has one, else our own in a worker, which never holds up the page. */
export async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: BarcodeDetectorClass };
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes('qr_code')) return workerReader();
  const detector = new Detector({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => {},
  };
}

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./read-code.worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) =>
      new Promise((resolve) => {
        const height = Math.round((video.videoHeight / video.videoWidth) * WIDTH);
        if (!context || !(height > 0)) return resolve(null);
        Object.assign(canvas, { width: WIDTH, height });
        context.drawImage(video, 0, 0, WIDTH, height);
        const frame: Frame = context.getImageData(0, 0, WIDTH, height);
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.postMessage(frame, [frame.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
