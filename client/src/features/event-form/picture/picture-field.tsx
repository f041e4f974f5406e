import { Button, type InputProps, TextInput } from '@mantine/core';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSession } from '../../../session/session';
import { BusyButton } from '../../../ui/forms/busy-button';
import { Notice } from '../../../ui/notice';
import { Cover } from '../../events/cover/cover';
import { type ChosenPicture, chosenPicture, pictureText } from './chosen-picture';
import { FocusOfPicture } from './focus-of-picture';
import * as messages from './messages';
import classes from './picture-field.module.css';
import { PictureError, uploadPicture } from './upload-picture';

interface Props {
  field: {
    label: ReactNode;
    value?: string;
    onChange: (text: string) => void;
    error?: InputProps['error'];
    'data-path'?: string;
  };
  /** The type of the event, which gives the drawn cover its colour. */
  type: string;
  /** Whether a picture is on its way, for the form: it is not sent without it. */
  isUploading: { current: boolean };
}

/** The picture of an event: chosen or dropped on the cover, sent at once, and shown as it will be cut. */
export function PictureField({ field, type, isUploading }: Props) {
  const { viewer } = useSession();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const picture = chosenPicture(field.value ?? '');
  const change = (some: Partial<ChosenPicture>) =>
    picture && field.onChange(pictureText({ ...picture, ...some }));

  async function upload(file: File | undefined) {
    if (!file || isBusy) return;
    setBusy(true);
    isUploading.current = true;
    setFailure(null);
    try {
      const uploaded = await uploadPicture(file, viewer?.id ?? '');
      field.onChange(pictureText({ ...uploaded, alt: '', focusX: 0.5, focusY: 0.5 }));
    } catch (error) {
      setFailure(error instanceof PictureError ? error.message : messages.UPLOAD_FAILED);
    }
    setBusy(false);
    isUploading.current = false;
  }

  function remove() {
    field.onChange('');
    // This button goes with the picture.
    button.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  }

  return (
    <fieldset
      className={classes.field}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.cover} data-over={isOver || undefined}>
        {picture ? (
          <FocusOfPicture picture={picture} onChange={change} />
        ) : (
          <Cover event={{ id: 'preview', type }} size={{ columns: 18, rows: 3 }} />
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={messages.CHOOSE}
          data-path={field['data-path']}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </div>
      <div className={classes.actions}>
        <BusyButton
          ref={button}
          variant="default"
          size="sm"
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {isBusy ? messages.UPLOADING : picture ? messages.REPLACE : messages.CHOOSE}
        </BusyButton>
        {picture && !isBusy && (
          <Button variant="subtle" size="sm" onClick={remove}>
            {messages.REMOVE}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {messages.HINT}
      </p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {field.error && <p className={classes.error}>{field.error}</p>}
      {picture && (
        <TextInput
          label={messages.ALT_LABEL}
          description={messages.ALT_HINT}
          maxLength={300}
          value={picture.alt}
          onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
