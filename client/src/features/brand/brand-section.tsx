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
  const { data, error, refetch } = useBrandSectionQuery({ fetchPolicy: 'no-cache' });
  const retry = () => refetch().catch(() => {});
  const brand = data?.brand;
  return (
    <AccountSection
      title="Brand"
      lead="How this site looks, for all people. You are its first staff account."
    >
      {!brand && error && <FailedRead error={error} message={messages.BRAND_FAILED} onRetry={retry} />}
      {!brand && !error && <LoadingText>Loading...</LoadingText>}
      {brand && (
        <>
          <BrandForm brand={brand} />
          <LogoField
            viewerId={viewerId}
            scheme="light"
            url={brand.lightLogoUrl}
            isSet={brand.setByOperator.includes('LIGHT_LOGO')}
            onChanged={retry}
          />
          <LogoField
            viewerId={viewerId}
            scheme="dark"
            url={brand.darkLogoUrl}
            isSet={brand.setByOperator.includes('DARK_LOGO')}
            onChanged={retry}
          />
        </>
      )}
    </AccountSection>
  );
}
