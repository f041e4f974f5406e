import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormattedText, type MarkdownTree } from './formatted-text';

const words = (value: string): MarkdownTree[number] => ({ type: 'text', value });

it('shows paragraphs, lists and what stands out', () => {
  render(
    <FormattedText
      tree={[
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: [words('Bring')] },
            { type: 'emphasis', children: [words('two')] },
          ],
        },
        {
          type: 'list',
          ordered: false,
          start: null,
          children: [{ type: 'listItem', children: [words('jars')] }],
        },
        { type: 'list', ordered: true, start: 3, children: [{ type: 'listItem', children: [words('Mix')] }] },
      ]}
    />,
  );
  expect(screen.getByText('Bring').tagName).toBe('STRONG');
  expect(screen.getByText('two').tagName).toBe('EM');
  const [dashes, numbers] = screen.getAllByRole('list');
  expect(within(dashes as HTMLElement).getByRole('listitem')).toHaveTextContent('jars');
  expect(numbers).toHaveAttribute('start', '3');
});

it('vouches for no link', () => {
  render(
    <FormattedText tree={[{ type: 'link', url: 'https://example.org/', children: [words('Recipe')] }]} />,
  );
  const link = screen.getByRole('link', { name: 'Recipe' });
  expect(link).toHaveAttribute('href', 'https://example.org/');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
});

it('shows markup that the server has left as text', () => {
  const { container } = render(<FormattedText tree={[words('<b>bold</b> & <img src=x>')]} />);
  expect(container).toHaveTextContent('<b>bold</b> & <img src=x>');
  expect(container.querySelector('b, img')).toBeNull();
});
