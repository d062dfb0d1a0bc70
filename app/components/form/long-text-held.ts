/**
 * As React 18 takes a textarea over, it puts the text that came with it over what was typed since, where that text is still
 * there: it is taken away until React is there. Answers what puts it back; what was typed stays.
 */
export function holdLongTexts(): () => void {
  const held = [...document.querySelectorAll('textarea')].map((area) => {
    const { value, defaultValue } = area;
    area.value = value; // its own from here on: it no longer follows the text that came
    area.defaultValue = '';
    return () => {
      area.defaultValue = defaultValue;
    };
  });
  return () => {
    for (const putBack of held) putBack();
  };
}
