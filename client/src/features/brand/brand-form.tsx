import { Textarea, TextInput } from '@mantine/core';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { type FormError, useMutationForm } from '../../ui/forms/mutation-form';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { AccentPreview } from './accent-preview';
import classes from './brand.module.css';
import { readLinks, writeLinks } from './brand-links';
import { useUpdateBrandMutation } from './gql/brand-form';
import type { BrandSectionQuery } from './gql/brand-section';
import * as messages from './messages';

graphql(`
  mutation UpdateBrand($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      brand {
        name
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

const variables = {
  name: ['NAME', 'PRODUCT_NAME'],
  headline: ['HEADLINE', 'BRAND_HEADLINE'],
  accent: ['ACCENT', 'BRAND_ACCENT'],
  links: ['LINKS', 'BRAND_LINKS'],
} as const;
type Field = keyof typeof variables;

/** Name, head line, accent and links. A part that the environment of the server sets is shown, and cannot be changed. */
export function BrandForm({ brand }: { brand: BrandSectionQuery['brand'] }) {
  const [mutate] = useUpdateBrandMutation();
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const isSet = (field: Field) => brand.setByOperator.includes(variables[field][0]);

  async function send(values: Record<Field, string>): Promise<readonly FormError[] | null> {
    const { links, ...texts } = values;
    const given = { ...texts, links: readLinks(links) };
    const free = Object.entries(given).filter(([field]) => !isSet(field as Field));
    const { data } = await mutate({ variables: { input: Object.fromEntries(free) } });
    const { brand: changed = null, userErrors = [] } = data?.updateBrand ?? {};
    if (!changed) return userErrors;
    setMessage({ tone: 'success', text: messages.SAVED });
    return null;
  }

  const form = useMutationForm({
    name: 'brand',
    initialValues: {
      name: brand.name,
      headline: brand.headline ?? '',
      accent: brand.accent ?? '',
      links: writeLinks(brand.links),
    },
    validate: ({ links }) => (readLinks(links) ? {} : { links: messages.NO_ADDRESS }),
    send,
    failureMessage: attemptFailedMessage,
  });
  const field = (name: Field, hint: string) => ({
    ...form.field(name),
    required: false,
    readOnly: isSet(name),
    description: isSet(name) ? messages.byOperator(variables[name][1]) : hint,
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
    errorProps: { role: 'alert' },
  });
  return (
    <form aria-label="Brand" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <TextInput {...field('name', 'In pages, mails and shared pictures.')} label="Name" maxLength={60} />
      <TextInput
        {...field('headline', 'Below the heading of the front page. Empty: the sentence of the product.')}
        label="Head line"
        maxLength={120}
      />
      <TextInput
        {...field('accent', 'Of links and buttons, such as #3b0764. Empty: green.')}
        label="Accent colour"
        placeholder="#0b7256"
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
      />
      <AccentPreview accent={form.values.accent} />
      <Textarea
        {...field(
          'links',
          'At the foot of each page, one a line, at most five: Imprint https://example.org/imprint',
        )}
        label="Links"
        rows={3}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
        {form.isBusy ? 'Saving...' : 'Save'}
      </BusyButton>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </form>
  );
}
