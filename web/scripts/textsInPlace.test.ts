import { transformAsync } from '@babel/core';
import { expect, it } from 'vitest';
import { textsInPlace } from './textsInPlace';

it('compiles the texts of descriptors, and nothing else', async () => {
  const code = `
    import { Plural, useLingui } from '@lingui/react/macro';
    export function Line({ n }) {
      const { t } = useLingui();
      const other = { message: 'Not {n} a text' };
      return <p title={t\`Hello \${n}\`}><Plural value={n} one="# pin" other="# pins" /></p>;
    }`;
  const done = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    compact: true,
    parserOpts: { plugins: ['jsx'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], textsInPlace],
  });
  expect(done?.code).toContain('message:["Hello ",["n"]]');
  expect(done?.code).toContain('[["n","plural",{one:["#"," pin"],other:["#"," pins"]}]]');
  expect(done?.code).toContain("message:'Not {n} a text'");
});
