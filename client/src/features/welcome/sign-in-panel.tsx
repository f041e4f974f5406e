import type { Role } from '../../gql/graphql';
import { type Action, type Credentials, type FormName, isSameForm, type Refusal } from './credentials';
import { CredentialsForm } from './credentials-form';
import classes from './sign-in-panel.module.css';

const words: Record<Role, { title: string; lead: string }> = {
  USER: { title: 'User Login/Register', lead: 'For people who come to events.' },
  STAFF: { title: 'Staff Login/Register', lead: 'For colleagues, with a company address.' },
};

const actions: Action[] = ['logIn', 'register'];

interface Props {
  role: Role;
  values: Record<Action, Credentials>;
  running: FormName | null;
  isDisabled: boolean;
  refusal: (Refusal & { form: FormName }) | null;
  onChange: (action: Action, values: Credentials) => void;
  onSubmit: (action: Action) => void;
}

export function SignInPanel(props: Props) {
  const { role, values, running, isDisabled, refusal, onChange, onSubmit } = props;
  const titleId = `${role.toLowerCase()}-panel`;
  return (
    <section aria-labelledby={titleId} className={classes.panel}>
      <h2 id={titleId}>{words[role].title}</h2>
      <p className={classes.lead}>{words[role].lead}</p>
      {actions.map((action) => {
        const form = { role, action };
        return (
          <CredentialsForm
            key={action}
            form={form}
            values={values[action]}
            refusal={isSameForm(refusal?.form, form) ? refusal : null}
            isRunning={isSameForm(running, form)}
            isDisabled={isDisabled}
            onChange={(next) => onChange(action, next)}
            onSubmit={() => onSubmit(action)}
          />
        );
      })}
    </section>
  );
}
