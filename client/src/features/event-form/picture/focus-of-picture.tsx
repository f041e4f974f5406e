import type { MouseEvent } from 'react';
import type { ChosenPicture } from './chosen-picture';
import * as messages from './messages';
import classes from './picture-field.module.css';

interface Props {
  picture: ChosenPicture;
  onChange: (focus: Partial<Pick<ChosenPicture, 'focusX' | 'focusY'>>) => void;
}

const inHundredths = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** The whole picture with a ring on what stays in sight: pressed with a pointer, or moved by two sliders. */
export function FocusOfPicture({ picture, onChange }: Props) {
  const { url, focusX, focusY } = picture;

  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: inHundredths((clientX - left) / width),
      focusY: inHundredths((clientY - top) / height),
    });
  }

  const slider = (name: 'focusX' | 'focusY', label: string) => (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(picture[name] * 100)}
        aria-valuetext={`${Math.round(picture[name] * 100)} %`}
        onChange={({ currentTarget }) => onChange({ [name]: Number(currentTarget.value) / 100 })}
      />
    </label>
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the sliders below do the same by keys. */}
      <div className={classes.whole} onClick={point}>
        <img src={url} alt={picture.alt} />
        <span className={classes.ring} style={{ left: `${focusX * 100}%`, top: `${focusY * 100}%` }} />
      </div>
      <fieldset className={classes.sliders}>
        <legend>{messages.FOCUS}</legend>
        {slider('focusX', messages.FROM_LEFT)}
        {slider('focusY', messages.FROM_TOP)}
      </fieldset>
    </>
  );
}
