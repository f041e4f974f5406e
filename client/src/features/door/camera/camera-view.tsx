import { useRef } from 'react';
import { IconBulb } from '../icons';
import * as messages from '../messages';
import classes from './camera-view.module.css';
import { type CameraState, useCamera } from './use-camera';

const sentences: Record<CameraState, string> = {
  starting: messages.CAMERA_STARTING,
  on: messages.HOLD_THE_CODE,
  refused: messages.CAMERA_REFUSED,
  none: messages.CAMERA_MISSING,
};

/** The picture of the camera, and how to hold a ticket. The whole picture is read, not only the frame. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, toggleLight } = useCamera(video, onCode);
  return (
    <section className={classes.camera} aria-label="Camera" data-state={state}>
      <video ref={video} muted playsInline aria-hidden />
      {state === 'on' && <span className={classes.frame} aria-hidden />}
      <p role="status">{sentences[state]}</p>
      {toggleLight && (
        <button type="button" className={classes.light} aria-label="Light" onClick={toggleLight}>
          <IconBulb size={24} stroke={1.75} aria-hidden />
        </button>
      )}
    </section>
  );
}
