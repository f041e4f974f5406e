/** Stripe's own looks, where the product's page asks for no others. */
export const elementStylesheet = `
:root {
  color-scheme: light;
  --colorPrimary: #0570de;
  --colorBackground: #ffffff;
  --colorText: #30313d;
  --colorTextSecondary: var(--colorText);
  --colorTextPlaceholder: #6d6e78;
  --colorDanger: #b3093c;
  --fontFamily: system-ui, sans-serif;
  --fontSizeBase: 16px;
  --fontSizeSm: 0.875em;
  --fontWeightNormal: 400;
  --fontWeightMedium: 500;
  --borderRadius: 5px;
  --spacingUnit: 4px;
  --gridRowSpacing: calc(var(--spacingUnit) * 3);
  --gridColumnSpacing: calc(var(--spacingUnit) * 3);
}
:root[data-theme="night"] {
  color-scheme: dark;
  --colorPrimary: #85d996;
  --colorBackground: #30313d;
  --colorText: #ffffff;
  --colorTextPlaceholder: #a9abb8;
  --colorDanger: #fe87a1;
}
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
body { color: var(--colorText); font: var(--fontWeightNormal) var(--fontSizeBase)/1.4 var(--fontFamily); padding: 4px; }
.form { display: grid; gap: var(--gridRowSpacing); }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(7.5em, 100%), 1fr)); gap: var(--gridRowSpacing) var(--gridColumnSpacing); }
.Label { display: block; margin-bottom: var(--spacingUnit); color: var(--colorTextSecondary); font-size: var(--fontSizeSm); font-weight: var(--fontWeightMedium); }
.Input {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid color-mix(in srgb, var(--colorText) 45%, var(--colorBackground));
  border-radius: var(--borderRadius);
  background: var(--colorBackground);
  color: var(--colorText);
  font: inherit;
}
.Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
/* Over the border that a page asks for: its rules for states do not come here. */
.Input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 1px; border-color: var(--colorPrimary) !important; }
.Input[aria-invalid="true"] { border-color: var(--colorDanger) !important; color: var(--colorDanger); }
.Error:not(:empty) { margin-top: var(--spacingUnit); color: var(--colorDanger); font-size: var(--fontSizeSm); }
`;
