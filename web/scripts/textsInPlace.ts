import { type PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Texts stay beside the code that shows them, compiled as they would be in a
 * catalogue: a page brings its own and no others, and the source language needs
 * no catalogue. Runs after Lingui's macro, whose descriptors carry the mark
 * `i18n`.
 */
export const textsInPlace: PluginObj = {
  visitor: {
    Program: {
      // On leaving, as the macro does: before that there are no descriptors.
      exit(program) {
        program.traverse({
          ObjectProperty({ node, parent }) {
            const isDescriptor = parent.leadingComments?.some(({ value }) => value === 'i18n');
            if (!isDescriptor || !types.isIdentifier(node.key, { name: 'message' })) return;
            if (types.isStringLiteral(node.value)) {
              // By way of JSON, as catalogues are written: without what is undefined.
              const compiled = JSON.stringify(compileMessage(node.value.value));
              node.value = types.valueToNode(JSON.parse(compiled));
            }
          },
        });
      },
    },
  },
};
