import { RadioCards } from '~/components/form/option-fields';
import { SelectField } from '~/components/form/select-field';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { TEMA_EN_PALABRAS, TEMAS_DE_AYUDA } from '~/registry/domain/ayuda';
import { WriteForm, type Writing } from '~/routes/registro/write-form';
import { PREGUNTA } from './asked';

interface QuestionFormProps extends Writing {
  escrito: Extract<ContenidoEscrito, { clase: 'PREGUNTA' }> | null;
}

/** What a question of the help says, and where it stands. */
export function QuestionForm({ escrito, ...writing }: QuestionFormProps) {
  const { sobre = null, ...said } = escrito ?? {};
  const defaultValue = escrito ? said : { orden: '1', visible: 'SI' };
  const { lastResult, constraint } = writing;
  const [form, fields] = useForm(PREGUNTA, { lastResult, constraint, defaultValue });
  return (
    <WriteForm form={form} {...writing}>
      {sobre !== null && <input type="hidden" name="sobre" value={sobre} />}
      <TextField field={fields.titulo} label="Pregunta" width="full" hint="Como la haría quien busca." />
      <TextAreaField
        field={fields.respuesta}
        label="Respuesta"
        hint="En HTML: párrafos <p>, listas <ul> y <li>, <strong>, <em> y enlaces <a href>. Lo demás se quita al guardar."
        rows={12}
        spellCheck
      />
      <SelectField
        field={fields.tema}
        label="Tema"
        empty="Elija el tema"
        options={TEMAS_DE_AYUDA.map((each) => ({ value: each, label: TEMA_EN_PALABRAS[each] }))}
      />
      <TextField
        field={fields.orden}
        label="Lugar en el tema"
        hint="El 1 va primero. La que ya está en ese lugar queda después."
        inputMode="numeric"
        width="short"
      />
      <RadioCards
        field={fields.visible}
        label="¿Se muestra en la ayuda?"
        options={[
          { value: 'SI', label: 'Sí' },
          { value: 'NO', label: 'No', hint: 'La pregunta sale de la ayuda mientras valga esta versión.' },
        ]}
      />
    </WriteForm>
  );
}
