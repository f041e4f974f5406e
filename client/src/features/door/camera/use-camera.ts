import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { timings } from '../../../timings';
import { createCodeReader } from './code-reader';

/** `refused`: the person, or the system, lets no page use it. `none`: there is none, or another program has it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'none';

export interface Camera {
  state: CameraState;
  /** Null where the camera has no light. */
  toggleLight: (() => void) | null;
}

interface LightCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}

/**
 * Shows the camera at the back in a video, and reads codes from it while the page is seen. A camera that is not needed is
 * given back, because it takes the battery and other programs may want it.
 * @param onCode may be called many times for a code that stays in sight
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void): Camera {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    let end = () => {};
    function onVisibility() {
      end();
      end = () => {};
      if (document.visibilityState === 'visible') end = start();
    }
    /** @returns a function that ends it */
    function start(): () => void {
      const leaving = new AbortController();
      void run(leaving.signal).catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
      });
      return () => leaving.abort();
    }
    async function run(leaving: AbortSignal) {
      const shown = video.current;
      if (!shown || !navigator.mediaDevices) return setState('none');
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const stop = () => {
        for (const each of stream.getTracks()) each.stop();
        shown.srcObject = null;
      };
      if (leaving.aborted) return stop();
      leaving.addEventListener('abort', stop);
      shown.srcObject = stream;
      await shown.play();
      setState('on');
      setTrack(stream.getVideoTracks()[0] ?? null);
      const reader = await createCodeReader();
      leaving.addEventListener('abort', () => reader.close());
      while (!leaving.aborted) {
        const code = await reader.read(shown).catch(() => null);
        if (code && !leaving.aborted) tell(code);
        await new Promise((resolve) => setTimeout(resolve, timings.cameraLook));
      }
    }
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      end();
    };
  }, [video]);

  const hasLight = (track?.getCapabilities?.() as LightCapabilities | undefined)?.torch === true;
  const [isLit, setLit] = useState(false);
  const toggleLight = () => {
    setLit(!isLit);
    track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] }).catch(() => {});
  };
  return { state, toggleLight: hasLight ? toggleLight : null };
}
