/** The features of a product below its portrait, numbered as in the portrait. */
export function NumberedFeatures({ features }: { features: string[] }) {
  return (
    <ol className="numbered">
      {features.map((feature, index) => (
        <li
          key={feature}
          id={`feature-${index + 1}`}
          className={`feature-${index + 1} pt-4 pr-4 pb-2 text-small/[1.4]`}
        >
          <b aria-hidden="true">{index + 1}</b> {feature}
        </li>
      ))}
    </ol>
  );
}
