import type { CodegenConfig } from '@graphql-codegen/cli';

const scalarTypes = { ID: 'string', LocalDate: 'string', LocalTime: 'string', DateTimeISO: 'string' };
/** The path leads from the folder `gql` of a feature. */
const clientScalars = { ...scalarTypes, MarkdownTree: '../../../ui/texts/formatted-text#MarkdownTree' };
const serverScalars = { ...scalarTypes, MarkdownTree: 'unknown' };

const clientDocuments = ['client/src/**/*.{ts,tsx}', '!client/src/**/gql/**', '!client/src/**/*.test.*'];
const clientTypes = 'client/src/gql/types.ts';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  // Without `modules` codegen would also read the `gql` of other packages.
  pluckConfig: { modules: [], globalGqlIdentifierName: 'graphql' },
  generates: {
    // The enums and inputs that the documents use.
    [clientTypes]: {
      documents: clientDocuments,
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false, scalars: clientScalars },
    },
    // A module for each file with documents, in the folder `gql` beside it: a page loads the documents of its own parts.
    'client/src/': {
      documents: clientDocuments,
      preset: 'near-operation-file',
      presetConfig: { folder: 'gql', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/hooks.ts'],
      config: {
        useTypeImports: true,
        importSchemaTypesFrom: clientTypes,
        // A component reads the fields of its own fragments only: see server/docs/decisions/fragment-masking.md.
        inlineFragmentTypes: 'mask',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        scalars: clientScalars,
      },
    },
    // The possible answers of a test's fake API: the schema's types, any field of which may be missing.
    'client/src/gql/fakes.ts': { plugins: ['./codegen/fakes.ts'] },
    // The server's tests send text over HTTP, so their documents are strings.
    'server/test/gql/': {
      documents: ['server/test/**/*.ts', '!server/test/gql/**'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        importExtension: '.js',
        scalars: serverScalars,
      },
    },
  },
};

export default config;
