import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconAlertCircle } from '../icons/for-everyone';
import classes from './mutation-form.module.css';

/** Why a form was not accepted. Without a field it is about the form as a whole. */
export interface FormError {
  field: string | null;
  message: string;
}

type TextValues<Values> = { [Field in keyof Values]: string };

interface Options<Values> {
  /** Unique on the page: the inputs are found by it. */
  name: string;
  initialValues: Values;
  /** The first values of the fields, if not the initial values, to which `reset` returns. */
  typedBefore?: Values | null;
  /** The mistakes that are found without asking the server, by field. */
  validate: (values: Values) => Partial<Record<keyof Values, string>>;
  /** Runs the mutation. Returns null on success, otherwise the user errors of the payload. */
  send: (values: Values) => Promise<readonly FormError[] | null>;
  /** The message for an error that `send` throws; without an error: for a payload that gives no reason. */
  failureMessage: (error?: unknown) => string;
  /** Milliseconds after which all errors disappear. */
  errorsShownFor?: number;
  /** Milliseconds after which the error of the whole form disappears; those of fields stay. */
  formErrorShownFor?: number;
  /** For a page that shows the error of the whole form somewhere else. */
  onFormError?: (message: string | null) => void;
}

/**
 * The one way to send a form. The typed text stays after a failure, and the focus moves to the first wrong field, or
 * back to the submit button.
 */
export function useMutationForm<Values extends TextValues<Values>>(options: Options<Values>) {
  const {
    name,
    initialValues,
    typedBefore,
    validate,
    send,
    failureMessage,
    errorsShownFor,
    formErrorShownFor,
    onFormError,
  } = options;
  const form = useForm<Values>({ name, mode: 'controlled', initialValues, validate });
  const [formError, setFormError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const fillIn = useEffectEvent(() => typedBefore && form.setValues(typedBefore));
  useEffect(() => void fillIn(), []);
  const submitButton = useRef<HTMLButtonElement>(null);
  const fields = Object.keys(initialValues) as (keyof Values & string)[];

  function showFormError(message: string | null) {
    setFormError(message);
    onFormError?.(message);
  }

  function fail(errors: readonly FormError[]) {
    const isAboutField = ({ field }: FormError) => fields.some((known) => known === field);
    // The first error of a field is the one to show.
    form.setErrors(
      Object.fromEntries(
        errors
          .filter(isAboutField)
          .reverse()
          .map(({ field, message }) => [field, message]),
      ),
    );
    const general = errors.find((error) => !isAboutField(error))?.message;
    showFormError(general ?? (errors.length === 0 ? failureMessage() : null));
    setFailedAttempts((count) => count + 1);
  }

  async function submit(values: Values) {
    if (isBusy) return;
    showFormError(null);
    setBusy(true);
    try {
      const errors = await send(values);
      if (errors) fail(errors);
    } catch (error) {
      fail([{ field: null, message: failureMessage(error) }]);
    }
    setBusy(false);
  }

  function clearErrors() {
    form.clearErrors();
    showFormError(null);
  }

  const moveFocus = useEffectEvent(() => {
    const firstWrong = fields.find((field) => form.errors[field]);
    const target = firstWrong ? form.getInputNode(firstWrong) : submitButton.current;
    target?.focus();
  });
  const hideErrors = useEffectEvent(() =>
    errorsShownFor === undefined ? showFormError(null) : clearErrors(),
  );

  useEffect(() => {
    if (failedAttempts === 0) return;
    // Only now are the errors on the page.
    moveFocus();
    const shownFor = errorsShownFor ?? formErrorShownFor;
    if (shownFor === undefined) return;
    const timer = setTimeout(() => hideErrors(), shownFor);
    return () => clearTimeout(timer);
  }, [failedAttempts, errorsShownFor, formErrorShownFor]);

  return {
    values: form.values,
    /** About the form as a whole. */
    formError,
    isBusy,
    submitButton,
    reset: form.reset,
    /** Replaces what was typed, and removes the errors. */
    fill: (values: Values) => {
      form.setValues(values);
      clearErrors();
    },
    onSubmit: form.onSubmit(submit, () => {
      showFormError(null);
      setFailedAttempts((count) => count + 1);
    }),
    /** The props of a field's input. */
    field: (field: keyof Values & string) => ({
      ...form.getInputProps(field as never),
      required: true,
      error: form.errors[field] && <FieldError>{String(form.errors[field])}</FieldError>,
    }),
  };
}

function FieldError({ children }: { children: string }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

/** Whether it looks like an address at all; only a mail can tell whether it is one. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
