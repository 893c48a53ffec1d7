import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  insights: defineCollection({
    loader: glob({ pattern: 'generated-*.mdx', base: './content/insights' }),
    schema: z.object({
      title: z.string().min(1).max(120),
      excerpt: z.string().min(1).max(300),
      category: z.string(),
      type: z.enum(['article', 'case-study', 'whitepaper', 'webinar']),
      author: z.string(),
      date: z.coerce.date(),
      featured: z.boolean().default(false),
      badge: z.string().optional(),
      image: z.object({ src: z.string(), alt: z.string().min(1) }),
      products: z.array(z.string()).min(1).max(3),
    }),
  }),
};
