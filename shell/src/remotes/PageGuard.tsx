import { Component, Fragment, type ReactNode } from 'react';

export interface PageGuardProps {
  /** What is shown: another page, another company. */
  shown: string;
  /** In the place of a page that fails each time. */
  fallback: ReactNode;
  /** Told of each error that no guard of a page's own has seen. */
  onError: () => void;
  children: ReactNode;
}

interface PageGuardState {
  readonly shown: string;
  /** Errors since this page is shown. */
  readonly errors: number;
  /** An error that is not counted yet. */
  readonly isFresh: boolean;
  /** Nothing is drawn until the error is dealt with: a second one in the same pass would reach whoever is above. */
  readonly isPausing: boolean;
}

/**
 * Stays mounted while pages come and go. What a page throws while it is taken down reaches no guard of its own: that one
 * goes with it, and the error would end the whole shell. Which of the two pages has thrown React does not tell, so the
 * new one is drawn once more; one that fails again has itself to blame.
 * Source: design/federation, rule 13
 */
export class PageGuard extends Component<PageGuardProps, PageGuardState> {
  override state: PageGuardState = { shown: this.props.shown, errors: 0, isFresh: false, isPausing: false };

  static getDerivedStateFromError(): Partial<PageGuardState> {
    return { isFresh: true };
  }

  static getDerivedStateFromProps({ shown }: PageGuardProps, state: PageGuardState): Partial<PageGuardState> | null {
    const errors = shown === state.shown ? state.errors : 0;
    if (state.isFresh) return { shown, errors: errors + 1, isFresh: false, isPausing: true };
    return shown === state.shown ? null : { shown, errors };
  }

  override componentDidCatch() {
    this.props.onError();
    this.setState({ isPausing: false });
  }

  override render() {
    const { errors, isPausing } = this.state;
    if (errors > 1) return this.props.fallback;
    return isPausing ? null : <Fragment key={errors}>{this.props.children}</Fragment>;
  }
}
