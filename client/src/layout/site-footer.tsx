import { useMantineColorScheme } from '@mantine/core';
import { useContext } from 'react';
import { Segmented } from '../ui/choice';
import { ProductName } from '../ui/page';
import classes from './site-footer.module.css';

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function SiteFooter() {
  const productName = useContext(ProductName);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <footer className={classes.footer}>
      <span>{productName}</span>
      <Segmented label="Appearance" options={schemes} value={colorScheme} onChange={setColorScheme} />
    </footer>
  );
}
