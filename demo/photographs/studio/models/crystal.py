"""Cut glass."""

from ..kit import ring


def gem(size):
    """A cut bead: vertices and faces of an octahedron with a belt."""
    belt = ring(8, size, 0)
    vertices = [*belt, (0, 0, size * 1.05), (0, 0, -size * 1.05)]
    upper = ring(8, size * 0.62, size * 0.72, 22.5)
    lower = ring(8, size * 0.62, -size * 0.72, 22.5)
    vertices += upper + lower
    faces = []
    for i in range(8):
        j = (i + 1) % 8
        faces += [(i, j, 10 + i), (10 + i, j, 10 + j), (10 + i, 10 + j, 8)]
        faces += [(j, i, 18 + i), (j, 18 + i, 18 + j), (18 + j, 18 + i, 9)]
    return vertices, faces
