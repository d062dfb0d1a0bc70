import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainField } from '~/components/form/screen-field';
import { SelectField } from '~/components/form/select-field';
import { EMPTY_FRAME } from '~/components/frame/data';
import { FrameContext } from '~/components/frame/frame-context';
import { PageFrame } from '~/components/frame/page-frame';
import { Actions, ButtonLink } from '~/components/layout';

const carrito = { registros: [], renovaciones: [], transferencias: [], cantidad: 0 };

/** What a text browser reads: words of neighbours must not run together. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

test('buttons, labels and the parts of the frame are words apart without styles', () => {
  const html = renderToStaticMarkup(
    <FrameContext.Provider value={{ ...EMPTY_FRAME, carrito }}>
      <PageFrame path="/">
        <SelectField
          field={plainField('pais', '1')}
          label="País"
          options={[{ value: '1', label: 'Uruguay' }]}
        />
        <Actions>
          <ButtonLink href="/a">Continuar</ButtonLink>
          <ButtonLink href="/b">Volver</ButtonLink>
        </Actions>
      </PageFrame>
    </FrameContext.Provider>,
  );
  const words = wordsOf(html);
  expect(words).toContain('País Uruguay');
  expect(words).toContain('Continuar Volver');
  expect(words).toContain('Carrito (0) Ver el contenido del carrito');
});
