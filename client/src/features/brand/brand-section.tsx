import { dataOnPage } from '../../apollo/data-on-page';
import { graphql } from '../../apollo/graphql';
import { FailedRead, LoadingText } from '../../ui/page';
import { AccountSection } from '../account/account-section';
import { BrandForm } from './brand-form';
import { useBrandSectionQuery } from './gql/brand-section';
import { LogoField } from './logo-field';
import * as messages from './messages';

graphql(`
  query BrandSection {
    brand {
      name
      headline
      accent
      links {
        label
        url
      }
      lightLogoUrl
      darkLogoUrl
      setByOperator
    }
  }
`);

/** Where the first staff account chooses how the product looks here. */
export function BrandSection({ viewerId }: { viewerId: string }) {
  // Not kept: another process may have changed it.
  const reading = useBrandSectionQuery({ fetchPolicy: 'no-cache' });
  const { error } = reading;
  const reload = () => reading.refetch().catch(() => {});
  // A later reading that fails leaves the typed texts where they are.
  const brand = dataOnPage(reading)?.brand;
  return (
    <AccountSection
      title="Brand"
      lead="How this site looks, for all people. You are its first staff account."
    >
      {!brand && error && <FailedRead error={error} message={messages.BRAND_FAILED} onRetry={reload} />}
      {!brand && !error && <LoadingText>Loading...</LoadingText>}
      {brand && (
        <>
          <BrandForm brand={brand} />
          <LogoField
            viewerId={viewerId}
            scheme="light"
            url={brand.lightLogoUrl}
            isSet={brand.setByOperator.includes('LIGHT_LOGO')}
            onChanged={reload}
          />
          <LogoField
            viewerId={viewerId}
            scheme="dark"
            url={brand.darkLogoUrl}
            isSet={brand.setByOperator.includes('DARK_LOGO')}
            onChanged={reload}
          />
        </>
      )}
    </AccountSection>
  );
}
