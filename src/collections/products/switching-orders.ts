import { z } from 'zod';
import { group, line, rows } from '#check/fields';
import { deviceKinds, positionNames } from '../../lib/switching.ts';

const position = (kind: string) =>
  z.enum(positionNames).describe(`The position of the ${kind} when the order begins.`);
const bay = z.int().min(1).max(6).describe('The number of the bay, counted from 1.');

/** Switching orders that visitors carry out on the station of the screen. */
export const exercisesSchema = group(
  'Exercises below the screen: switching orders, each with its solution.',
  {
    title: line(60).describe('The heading above the exercises.'),
    lead: line(220).describe('The sentence below it: what an exercise is.'),
    orders: rows(1, 8, 'each takes a row below the screen', {
      title: line(60).describe('What the order is about, such as "Ground the harbor feeder".'),
      task: line(240).describe('The state at the beginning, and what is asked for.'),
      start: rows(0, 6, 'the station has no more bays', {
        bay,
        disconnector: position('disconnector'),
        breaker: position('circuit breaker'),
        grounding: position('grounding switch'),
      })
        .default([])
        .describe('Bays that begin otherwise than on the screen.'),
      goals: rows(1, 12, 'an order is read in one glance', {
        bay,
        kind: z.enum(deviceKinds).describe('The kind of device.'),
        position: z.enum(['open', 'closed']).describe('Its position at the end.'),
      }).describe('The positions that end the order.'),
      steps: rows(1, 16, 'an order is read in one glance', {
        bay,
        kind: z
          .enum([...deviceKinds, 'farEnd'])
          .describe('The device that moves; `farEnd` has the other station open its end.'),
      }).describe('The solution. The interlocking must allow each step.'),
    }).describe('The orders, the easiest first.'),
    begin: line(24).describe('The button that begins an order.'),
    again: line(24).describe('The button that begins it again.'),
    solution: line(24).describe('The words that open the solution.'),
    columns: group('The heads of its columns.', {
      step: line(12).describe('The head above the numbers of the steps.'),
      command: line(24).describe('The head above the commands.'),
      conditions: line(40).describe('The head above the conditions of each command.'),
    }),
    ledger: line(40).describe('The heading of what was done.'),
    done: line(120).describe(
      'The stamp at the end: `{time}`, `{operator}`, `{steps}` carried out, `{refused}` refused.',
    ),
    print: line(24).describe('The button that prints what was done.'),
  },
);

export type ExercisesCopy = z.output<typeof exercisesSchema>;
