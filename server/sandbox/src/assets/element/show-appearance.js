/** Of Stripe's variables those that mean something here. */
const variables = [
  'colorPrimary',
  'colorBackground',
  'colorText',
  'colorTextSecondary',
  'colorTextPlaceholder',
  'colorDanger',
  'fontFamily',
  'fontSizeBase',
  'fontSizeSm',
  'fontWeightNormal',
  'fontWeightMedium',
  'borderRadius',
  'spacingUnit',
  'gridRowSpacing',
  'gridColumnSpacing',
];

/**
 * Takes over how the product's page looks (https://docs.stripe.com/elements/appearance-api).
 * @param {string} background what the frame stands on
 */
export function showAppearance({ theme = 'stripe', variables: given = {}, rules = {} } = {}, background) {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  style.background = background;
  for (const name of variables) {
    if (given[name] === undefined) style.removeProperty(`--${name}`);
    else style.setProperty(`--${name}`, given[name]);
  }
  for (const [selector, declarations] of Object.entries(rules)) {
    // Those with states, such as .Input:focus, cannot be written to a style attribute.
    if (!/^\.(Input|Label|Error)$/.test(selector)) continue;
    for (const element of document.querySelectorAll(selector)) Object.assign(element.style, declarations);
  }
}
