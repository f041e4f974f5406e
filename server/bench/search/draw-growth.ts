import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

/** The cost of one answer with so many rows. */
export interface GrowthPoint {
  what: string;
  rows: number;
  milliseconds: number;
}

/** The points as an SVG with lines, on white, so that it is read in light and dark alike. */
export async function drawGrowth(points: GrowthPoint[]): Promise<string> {
  const line: TopLevelSpec = {
    background: 'white',
    width: 560,
    height: 300,
    config: { legend: { labelLimit: 0 } },
    data: { values: points },
    mark: { type: 'line', point: true },
    encoding: {
      x: {
        field: 'rows',
        type: 'quantitative',
        scale: { type: 'log' },
        axis: {
          title: 'events, or sign-ups of the event',
          values: [100, 1_000, 10_000, 100_000, 1_000_000],
          format: ',',
        },
      },
      y: { field: 'milliseconds', type: 'quantitative', axis: { title: 'milliseconds of one answer' } },
      color: { field: 'what', type: 'nominal', title: null, sort: null, scale: { scheme: 'dark2' } },
      shape: { field: 'what', type: 'nominal', title: null, sort: null },
    },
  };
  return new View(parse(compile(line).spec), { renderer: 'none' }).toSVG();
}
