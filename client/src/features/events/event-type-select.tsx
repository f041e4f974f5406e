import { useEventTypesQuery } from '../../gql/hooks';
import { Select } from '../../ui/choice';
import { today } from '../../ui/local-date';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The types of what is coming up, and the chosen one even if nothing of it is. */
export function EventTypeSelect({ value, onChange }: Props) {
  const { data } = useEventTypesQuery({ variables: { filter: { from: today() } } });
  const types = new Set((data?.events.nodes ?? []).map(({ type }) => type));
  if (value) types.add(value);
  const options = [...types]
    .sort((one, other) => one.localeCompare(other))
    .map((type) => ({ value: type, label: type }));
  return (
    <Select
      label="Type"
      options={[{ value: '', label: 'Any type' }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
